"""Settings: of the person at this computer, and of the campaign that is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from ui import theme
from ui.dialog_size import dialog_size
from ui.open_campaign import OpenCampaign
from ui.preferences import Preferences
from ui.settings.campaign_settings import AutomationPage, HousePage, MarketPage
from ui.settings.look_settings import LookSettings

SIZE = (680, 560)


class SettingsDialog(QDialog):
    """Everything is in force at once; there is nothing to confirm."""

    def __init__(
        self, preferences: Preferences, campaign: OpenCampaign | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._campaign = campaign
        self.look = LookSettings(preferences)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.look, "")
        self.close_button = QPushButton()
        self.close_button.setObjectName("close")
        self.close_button.setProperty("role", "primary")
        self.close_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 20)
        layout.setSpacing(theme.step(3))
        layout.addWidget(self.tabs, 1)
        layout.addLayout(buttons)
        self._add_campaign()
        self.retranslate()
        self.resize(dialog_size(*SIZE, parent))

    def _add_campaign(self) -> None:
        """The pages of the campaign, in the language on screen."""
        while self.tabs.count() > 1:
            page = self.tabs.widget(1)
            self.tabs.removeTab(1)
            page.deleteLater()
        if self._campaign is not None:
            self.house = HousePage(self._campaign)
            self.automation = AutomationPage(self._campaign)
            self.market = MarketPage(self._campaign)
            for page in (self.house, self.automation, self.market):
                self.tabs.addTab(page, "")

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.setWindowTitle(self.tr("Settings"))
        titles = (self.tr("Look"), self.tr("House rules"), self.tr("Who does what"), self.tr("Market"))
        for place, title in zip(range(self.tabs.count()), titles, strict=False):
            self.tabs.setTabText(place, title)
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            place = self.tabs.currentIndex()
            self._add_campaign()
            self.retranslate()
            self.tabs.setCurrentIndex(place)
