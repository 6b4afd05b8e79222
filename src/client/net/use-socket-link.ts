import { useEffect, useState } from 'react';
import { type Credentials, SocketLink } from './socket-link.ts';
import type { TableLink } from './table-link.ts';

/** One link for as long as the screen is there; whoever comes as somebody else needs another screen (a key). */
export const useSocketLink = (who: Credentials): TableLink => {
  const [link] = useState(() => new SocketLink(who));
  useEffect(() => {
    link.open();
    return link.close;
  }, [link]);
  return link;
};
