import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Candidate } from '../../../../db/contract/push-pickers';
import { PUSH_LIMITS } from '../../../../db/contract/pushes';
import { SUBSCRIPTION_LIMITS } from '../../../../db/contract/subscriptions';
import { Choice, NOTHING_PICKED, PickFilters } from '../../../domain/pushes/PickFilters';
import { ScrolledRows } from '../../../domain/pushes/ScrolledRows';
import words from '../../../i18n/pushCompose';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { useScrolled } from '../../../kit/api/useScrolled';
import { confirm, openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDay, randomId } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';
import { PUSHES } from './keys';

/** Asks, and pushes chosen items to the subscribers whom they fit; says how many were reached. */
function useSubscriberPush(itemType: number) {
  const text = useText(words).subscribers;
  const push = useApiMutation(
    (items: readonly string[]) =>
      api.post(
        '/egg/match/pushToSubUser',
        { item_type: itemType, items },
        { headers: { 'idempotency-key': randomId() } },
      ),
    {
      onSuccess: (reached) => {
        if (reached.pushed > 0) toast.success(text.reached(reached.pushed, reached.queued, reached.noticed));
        else toast.info(reached.skipped > 0 ? text.skipped(reached.skipped) : text.nobody);
      },
    },
  );
  /** `then` runs once the items went out. */
  const ask = async (items: readonly string[], then: () => void): Promise<void> => {
    const question = { title: text.push, text: text.question(items.length), confirmLabel: text.confirm };
    if (await confirm(question)) push.mutate(items, { onSuccess: then });
  };
  return { ask, busy: push.isPending };
}

/** Buttons of the chosen items fill a phone's width. */
const wide = { width: { xs: '100%', sm: 'auto' } } as const;

/** Public items to choose from and to pack into a group. */
export function Candidates({ itemType }: { itemType: number }) {
  const text = useText(words);
  const [picked, setPicked] = useState(NOTHING_PICKED);
  const [flags, setFlags] = useState({ is_tagging: '', is_pushed: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const params = { item_type: itemType, ...picked, ...flags };
  const query = useScrolled([...PUSHES, 'candidates'], '/v1/push/candidates', params);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const pack = async () => {
    if (await openDialog('pushPack', { itemType, items: [...chosen] })) setChosen(new Set());
  };
  const subscribers = useSubscriberPush(itemType);
  const tooMany = chosen.size > SUBSCRIPTION_LIMITS.items;
  const title = text.candidates[itemType] ?? '';
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3" sx={{ fontSize: '1.125rem' }}>
        {title}
      </Typography>
      <PickFilters label={text.search} value={picked} onChange={setPicked}>
        <Choice
          label={text.tagging}
          value={flags.is_tagging}
          onChange={(is_tagging) => setFlags({ ...flags, is_tagging })}
        >
          <option value="1">{text.tagged}</option>
          <option value="0">{text.untagged}</option>
        </Choice>
        <Choice
          label={text.pushedFilter}
          value={flags.is_pushed}
          onChange={(is_pushed) => setFlags({ ...flags, is_pushed })}
        >
          <option value="1">{text.pushed}</option>
          <option value="0">{text.unpushed}</option>
        </Choice>
      </PickFilters>
      <ScrolledRows
        query={query}
        label={title}
        height="50vh"
        rowKey={(row) => row.item_id}
        row={(row) => (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', width: '100%' }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.has(row.item_id)}
                  disabled={!chosen.has(row.item_id) && chosen.size >= PUSH_LIMITS.items}
                  onChange={() => toggle(row.item_id)}
                />
              }
              label={<CandidateText row={row} />}
              sx={{ flex: 1, minWidth: 0, m: 0, alignItems: 'flex-start' }}
              slotProps={{ typography: { component: 'div', sx: { minWidth: 0, flex: 1, py: 1 } } }}
            />
            {row.packed > 0 || row.is_pushed === 1 ? (
              <Button
                size="small"
                sx={{ flexShrink: 0, mt: 1 }}
                aria-label={text.of(text.record, row.name)}
                onClick={() =>
                  void openDialog('demandPushRecord', { demandId: row.item_id, demandName: row.name, itemType })
                }
              >
                {text.record}
              </Button>
            ) : null}
          </Box>
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Box role="status" sx={{ flex: 1, minWidth: 90 }}>
          {text.chosen(chosen.size)}
        </Box>
        <Button disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
          {text.clear}
        </Button>
        <Button
          variant="outlined"
          sx={wide}
          disabled={chosen.size === 0 || tooMany}
          loading={subscribers.busy}
          onClick={() => void subscribers.ask([...chosen], () => setChosen(new Set()))}
        >
          {text.subscribers.push}
        </Button>
        <Button variant="contained" sx={wide} disabled={chosen.size === 0} onClick={() => void pack()}>
          {text.pack}
        </Button>
        {tooMany ? (
          <Box role="status" sx={{ width: '100%', color: 'text.secondary', fontSize: '0.875rem' }}>
            {text.subscribers.tooMany(SUBSCRIPTION_LIMITS.items)}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

function CandidateText({ row }: { row: Candidate }) {
  const text = useText(words);
  const { lang } = useLang();
  const facts = [row.org_name, row.region_name, formatDay(row.release_time)].filter(Boolean).join(' · ');
  const marks = [
    ...(row.is_pushed === 1 ? [text.pushed] : []),
    ...(row.is_tagging === 1 ? [text.tagged] : []),
    ...(row.packed > 0 ? [text.packed(row.packed)] : []),
  ];
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{facts}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
        {marks.map((mark) => (
          <Chip key={mark} size="small" label={mark} sx={{ bgcolor: 'brand.tint', color: 'brand.text' }} />
        ))}
        {row.scopes.slice(0, 3).map((scope) => (
          <Chip key={scope.id} size="small" variant="outlined" label={pickName(lang, scope.name, scope.name_en)} />
        ))}
      </Box>
    </>
  );
}
