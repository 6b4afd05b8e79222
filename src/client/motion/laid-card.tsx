import type { ComponentProps } from 'react';
import { Card, CardBack } from '../ui/card.tsx';
import './motion.css';

/** A card on the table: flies to its place face down, then turns. */
export const LaidCard = ({ down, ...card }: ComponentProps<typeof Card> & { down: boolean }) => (
  <span className={`flies ${down ? 'in-the-air' : ''}`}>
    <span className="turns">
      <Card {...card} />
      {down && <CardBack className="under" />}
    </span>
  </span>
);
