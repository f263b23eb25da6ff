import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, type Body } from '../../../../kit/api';
import { Promises } from '../Promises';

/** Choosing goes on for a while: the server is asked once it rests. */
const REST_MS = 500;

type Chosen = Body<'post', '/v1/push/caps'>;

interface OutlookProps {
  itemType: number;
  items: readonly string[];
  orgs: readonly string[];
}

/** Says while a push is composed how many of the chosen organisations it will be kept from. */
export function Outlook({ itemType, items, orgs }: OutlookProps) {
  const asked = JSON.stringify({ item_type: itemType, items, orgs } satisfies Chosen);
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const query = useQuery({
    queryKey: ['pushCaps', 'chosen', rested],
    queryFn: ({ signal }) => {
      const chosen: Chosen = JSON.parse(rested);
      return api.post('/v1/push/caps', chosen, { signal, silent: true });
    },
    enabled: orgs.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  return query.data && orgs.length > 0 ? <Promises caps={query.data} /> : null;
}
