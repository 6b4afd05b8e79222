import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: IconName;
  readonly children: ReactNode;
}

const styled =
  (look: string) =>
  ({ icon, className = '', children, ...rest }: ActionProps) => (
    <button type="button" className={`${look} ${className}`} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );

/** Brass: the one thing to do now. One per screen. */
export const Plaque = styled('plaque');
/** Stitched: the second thing. */
export const Stitch = styled('stitch');
/** Quiet: everything else. */
export const Quiet = styled('quiet');
/** On paper. */
export const Inked = styled('inl');

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
}
/** Its name is its `title`: with the same words as a label, too, they would be read twice, as name and as description. */
export const IconButton = ({ icon, label, className = '', ...rest }: IconButtonProps) => (
  <button type="button" className={`ib ${className}`} title={label} {...rest}>
    <Icon name={icon} />
  </button>
);
