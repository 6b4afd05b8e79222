import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import { LANGUAGES } from '../i18n/languages.ts';
import type { RulesText } from '../i18n/rules-text.ts';
import { go } from '../router.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Logo } from '../ui/logo.tsx';
import { useTitle } from '../use-title.ts';
import './rules.css';

/** The rules, in our own words, in the reader's language. */
export const RulesPage = () => {
  const { t, language } = useSpeech();
  const [pages, setPages] = useState<RulesText>([]);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const rules = await LANGUAGES[language].rules();
      if (wanted) setPages(rules);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [language]);
  useTitle(t('rules.title'));
  return (
    <main className="rulebook">
      <header className="top">
        <IconButton icon="back" label={t('nav.back')} onClick={() => (history.length > 1 ? history.back() : go('/'))} />
        <Logo />
        <span className="ib" />
      </header>
      <h1>{t('rules.title')}</h1>
      {pages.map(({ heading, paragraphs }) => (
        <section key={heading} className="slip tall">
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
  );
};
