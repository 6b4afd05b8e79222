import type { ComponentProps } from 'react';
import { Card, CardBack } from '../ui/card.tsx';
import type { Lies } from './use-laying.ts';
import './motion.css';

/** A card on the table: flies to its place face down, then turns. */
export const LaidCard = ({ lies, ...card }: ComponentProps<typeof Card> & { lies: Lies }) => (
  <span className={`flies ${lies === 'open' ? '' : 'in-the-air'}`}>
    <span className="turns">
      <Card {...card} face={lies !== 'hidden'} />
      {lies !== 'open' && <CardBack className="under" />}
    </span>
  </span>
);
