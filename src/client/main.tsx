import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/materials.css';
import './ui/large-text.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fetchWords } from './i18n/language.tsx';
import { dressPage } from './settings.ts';
import { watchForStaleParts } from './stale.ts';

fetchWords();
dressPage();
watchForStaleParts();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', dressPage);

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Only where it is served for real: while building the game, a worker would show yesterday's code.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
