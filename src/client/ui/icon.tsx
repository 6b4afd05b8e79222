import { ICON_SHAPES, type IconName } from './icon-shapes.ts';

export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: ICON_SHAPES[name] }}
    />
  </svg>
);
