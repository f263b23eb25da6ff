import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Caps } from '../../../../../db/contract/inbox';
import { api } from '../../../../kit/api';
import { Promises } from '../Promises';

/** Choosing goes on for a while: the server is asked once it rests. */
const REST_MS = 500;

interface OutlookProps {
  itemType: number;
  items: readonly string[];
  orgs: readonly string[];
}

/** Says while a push is composed how many of the chosen organisations it will be kept from. */
export function Outlook({ itemType, items, orgs }: OutlookProps) {
  const asked = JSON.stringify({ item_type: itemType, items, orgs });
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const query = useQuery({
    queryKey: ['pushCaps', 'chosen', rested],
    queryFn: ({ signal }) => api.post<Caps>('/v1/push/caps', JSON.parse(rested) as object, { signal, silent: true }),
    enabled: orgs.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  return query.data && orgs.length > 0 ? <Promises caps={query.data} /> : null;
}
