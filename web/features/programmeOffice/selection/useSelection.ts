import { useSession } from '../../../domain/session';
import words from '../../../i18n/programmeSelection';
import { api, reread, useApiQuery } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { useTableFilter } from '../../../kit/table/useTableFilter';

export const SELECTION = ['programme', 'selection'] as const;

/** The round that the address names; without one the calls mean the current round. */
export const useRound = (): { round: string } | Record<string, never> => {
  const [round] = useTableFilter('round');
  return round ? { round } : {};
};

/** What is selected in the round, in its order, with all that holds for the round. */
export function useSelected() {
  const { has } = useSession();
  const asked = { ...useRound(), view: 'selected' };
  const enabled = has('project-admin');
  return useApiQuery([...SELECTION, 'selected'], '/v1/programme/ranking', asked, { staleMs: 0, enabled });
}

export const refresh = () => reread([SELECTION]);

interface Selectable {
  id: string;
  version: number;
}

/** Selects a project or takes it out; who was too late sees how it stands. */
export function useSelect(): (project: Selectable, selected: boolean) => Promise<void> {
  return async ({ id, version }, selected) => {
    await attempt(() => api.put('/v1/programme/selection', { id, version, last_selected: selected ? 1 : 0 }), refresh);
  };
}

/** Computes the figures of the round anew. */
export function useCompute(): () => Promise<void> {
  const text = useText(words);
  const asked = useRound();
  return async () => {
    await attempt(() => api.post('/v1/programme/ranking', asked), [SELECTION], text.computed);
  };
}
