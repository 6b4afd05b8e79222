import { useSpeech } from '../i18n/language.tsx';
import { LANGUAGES } from '../i18n/languages.ts';
import { changeSettings, type Theme, useSettings } from '../settings.ts';
import { Choices, Switch } from './fields.tsx';
import { PushSwitch } from './push-switch.tsx';
import { Sheet } from './sheet.tsx';
import { play } from './sounds.ts';

const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];

/** What a person may set for this device, at any time. */
export const SettingsSheet = ({ onClose }: { onClose: () => void }) => {
  const { t, language } = useSpeech();
  const { theme, sound, vibration, calm } = useSettings();
  return (
    <Sheet title={t('nav.settings')} onClose={onClose}>
      <Choices
        legend={t('settings.language')}
        value={language}
        options={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name, lang: value }))}
        onChange={value => changeSettings({ language: value })}
      />
      <Choices
        legend={t('settings.theme')}
        value={theme}
        options={THEMES.map(value => ({ value, label: t(`settings.${value}`) }))}
        onChange={value => changeSettings({ theme: value })}
      />
      <div>
        <Switch
          label={t('settings.sound')}
          on={sound}
          onChange={on => {
            changeSettings({ sound: on });
            if (on) play('call');
          }}
        />
        <Switch label={t('settings.vibration')} on={vibration} onChange={on => changeSettings({ vibration: on })} />
        <Switch
          label={t('settings.calm')}
          hint={t('settings.calm-hint')}
          on={calm}
          onChange={on => changeSettings({ calm: on })}
        />
        <PushSwitch />
      </div>
    </Sheet>
  );
};
