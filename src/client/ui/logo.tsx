import './top-rail.css';

const BODY =
  'M20 47C9 47 3 39.5 3 31.5C3 23 10 18.5 13 13C9 8 8.5 3 10 1C14 2.5 17 7 17.8 12C18.5 11.5 21.5 11.5 22.2 12C23 7 26 2.5 30 1C31.5 3 31 8 27 13C30 18.5 37 23 37 31.5C37 39.5 31 47 20 47Z';

export const Logo = ({ className = '' }: { className?: string }) => (
  <span className={`logo ${className}`}>
    <svg viewBox="0 0 40 48" aria-hidden="true">
      <path d={BODY} fill="var(--accent-text)" />
      <path d="M20 43.5C13 43.5 7 39 6.5 32.5C11 37 22 39 30 34C27 40 24 43 20 43.5Z" fill="#000" opacity=".22" />
      <circle cx="14.5" cy="26" r="2" fill="var(--table)" />
      <circle cx="25.5" cy="26" r="2" fill="var(--table)" />
    </svg>
    <b>Inkling</b>
  </span>
);
