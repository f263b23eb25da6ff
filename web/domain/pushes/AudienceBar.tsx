import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AUDIENCE_LIMITS,
  type AudienceFilter,
  readAudienceFilter,
  type SavedAudience,
} from '../../../db/contract/audiences';
import words from '../../i18n/pushPickers';
import { api, delRows, reread, useApiQuery } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import type { Chosen } from './chosen';
import { Choice } from './PickFilters';
import { useOnce } from './useOnce';

const AUDIENCES = ['pushAudiences'] as const;

interface AudienceBarProps {
  filter: AudienceFilter;
  onFilter: (filter: AudienceFilter) => void;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** Organisations that cannot be chosen, each with the reason. */
  closed: ReadonlyMap<string, string> | undefined;
  /** How many can be chosen together. */
  most: number;
}

/** Everything that chooses many organisations at once: all that match, saved audiences, a list from outside. */
export function AudienceBar({ filter, onFilter, chosen, onChange, closed, most }: AudienceBarProps) {
  const text = useText(words);
  const once = useOnce();
  const { busy, attempt } = useAttempt();
  const saved = useApiQuery(AUDIENCES, '/v1/push/audiences');
  const count = useApiQuery(
    ['pushAudience', 'count'],
    '/v1/push/audience',
    { ...filter, count: 1 },
    {
      keepPrevious: true,
      staleMs: 0,
    },
  );
  const essence = JSON.stringify(compact(filter));
  const records = saved.data?.records ?? [];
  const current = records.find((each) => JSON.stringify(compact(readAudienceFilter(each.filter) ?? {})) === essence);
  const bound = count.data?.bound ?? 0;

  /** Takes in as many as there is room for, and says who stayed outside and why. */
  const take = (found: Iterable<readonly [string, string]>, unbound: number) => {
    const next = new Map(chosen);
    let left = 0;
    let over = 0;
    for (const [id, name] of found) {
      if (next.has(id)) continue;
      if (closed?.has(id)) left += 1;
      else if (next.size >= most) over += 1;
      else next.set(id, name);
    }
    onChange(next);
    const notes = [
      unbound > 0 && text.leftUnbound(unbound),
      left > 0 && text.leftClosed(left),
      over > 0 && text.leftOver(over, most),
    ].filter(Boolean);
    toast.success([text.taken(next.size - chosen.size), ...notes].join(' · '));
  };
  const addAll = () =>
    attempt(async () => {
      const { records: found, total, bound: reachable } = await api.get('/v1/push/audience', filter);
      take(found, total - reachable);
    });
  const bring = async () => {
    const found = await openDialog('audienceImport', {});
    if (found) take(found, 0);
  };
  const save = async () => {
    if (await openDialog('audienceSave', { filter: essence })) await reread([AUDIENCES]);
  };
  const remove = async ({ id, name }: SavedAudience) => {
    if (!(await confirm({ text: text.removeAsk(name), confirmLabel: text.remove, danger: true }))) return;
    await attempt(() => delRows('push_audience', { id }), [AUDIENCES], text.removed);
  };

  return (
    <Box
      role="group"
      aria-label={text.audience}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      <Choice
        label={text.saved}
        value={current?.id ?? ''}
        onChange={(id) => {
          const chosenOne = records.find((each) => each.id === id);
          onFilter(chosenOne ? (readAudienceFilter(chosenOne.filter) ?? {}) : {});
        }}
      >
        {records.map(({ id, name, owner }) => (
          <option key={id} value={id}>
            {owner ? text.savedBy(name, owner) : name}
          </option>
        ))}
      </Choice>
      {current ? (
        <Button size="small" color="error" onClick={() => void once(() => remove(current))}>
          {text.removeSaved}
        </Button>
      ) : (
        <Button
          size="small"
          disabled={essence === '{}' || records.length >= AUDIENCE_LIMITS.saved}
          onClick={() => void once(save)}
        >
          {text.saveFilter}
        </Button>
      )}
      <Button size="small" onClick={() => void once(bring)}>
        {text.bring}
      </Button>
      <Button
        size="small"
        variant="outlined"
        loading={busy}
        disabled={bound === 0}
        onClick={() => void once(addAll)}
        sx={{ ml: { sm: 'auto' } }}
      >
        {text.addAll(bound)}
      </Button>
      {count.data && count.data.total > bound ? (
        <Box sx={{ width: '100%', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {text.matching(count.data.total, count.data.total - bound)}
        </Box>
      ) : null}
    </Box>
  );
}

/** A filter without what narrows nothing, in one order. */
const compact = (filter: AudienceFilter): AudienceFilter =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
