import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { IRRELEVANT_REASONS } from '../../../../db/contract/inbox-words';
import type { TargetRow } from '../../../../db/contract/push-records';
import { LEFT_OUT } from '../../../../db/contract/pushes';
import words from '../../../i18n/pushRecords';
import { type Query, useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { ToneChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { cell, LocalPager, LocalTable } from './LocalTable';
import { STATE_TONES } from './tones';

/** A day is not broken between month and day. */
const moment = { ...cell, minWidth: { sm: 124 } };

const REASONS: Readonly<Record<string, { zh: string; en: string } | undefined>> = IRRELEVANT_REASONS;

/** What an organisation answered to the push and its items, and the feedback that it gave. */
function TargetAnswers({ target }: { target: TargetRow }) {
  const all = useText(words);
  const text = all.result;
  const { lang } = useLang();
  // An answer is a feedback at the same time: it stands once, with the way to its details.
  const told = new Set(target.answers.map(({ feedback_id }) => feedback_id));
  const others = target.feedback.filter(({ id }) => !told.has(id));
  const detailed = new Set(target.feedback.map(({ id }) => id));
  if (target.answers.length + others.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text.none}
      </Box>
    );
  }
  return (
    <>
      {target.answers.map(({ item_id, item_name, answer, reason, content, files, feedback_id }) => (
        <Box key={item_id} sx={{ mb: 0.5 }}>
          <strong>{all.stages[answer]}</strong>
          {` · ${item_name ?? text.whole}`}
          {reason || content ? (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'pre-line' }}>
              {[REASONS[reason ?? '']?.[lang], content].filter(Boolean).join(' · ')}
            </Box>
          ) : null}
          {files.length > 0 ? (
            <Button
              size="small"
              aria-label={text.filesOf(files.length, item_name ?? text.whole)}
              onClick={() => void openDialog('filesList', { files })}
            >
              {text.files(files.length)}
            </Button>
          ) : null}
          {feedback_id && detailed.has(feedback_id) ? (
            <Button
              size="small"
              aria-label={text.feedbackOf(item_name ?? text.whole)}
              onClick={() => void openDialog('feedbackDetail', { id: feedback_id })}
            >
              {text.feedback}
            </Button>
          ) : null}
        </Box>
      ))}
      {others.map(({ id, name, remark, add_time }) => (
        <Box key={id} sx={{ mb: 0.5 }}>
          <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
            {[name, remark].filter(Boolean).join(': ')}
          </Box>
          <Button
            size="small"
            aria-label={text.feedbackOf(`${name ?? ''} ${formatMinute(add_time)}`.trim())}
            onClick={() => void openDialog('feedbackDetail', { id })}
          >
            {text.feedback}
          </Button>
        </Box>
      ))}
    </>
  );
}

const SIZE = 20;
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const RETRIED: readonly string[] = ['failed', 'refused', 'uncertain'];
const LEFT: readonly (string | null)[] = Object.values(LEFT_OUT);

/** Who was left out for what the organisation wants may be named again; a cancelled push is gone on with as a whole. */
const isLeftOut = ({ state, error_code }: TargetRow): boolean => state === 'cancelled' && LEFT.includes(error_code);
const mayRetry = (row: TargetRow): boolean => RETRIED.includes(row.state) || isLeftOut(row);

interface ChosenTargets {
  orgs: ReadonlySet<string>;
  onChange: (rows: readonly TargetRow[], on: boolean) => void;
}

/** What waits is tried again by itself: the advice for what has ended would ask too much. */
const whyOf = (row: TargetRow, notYet: Readonly<Record<string, string>>): string | null =>
  (row.state === 'waiting' ? notYet[row.error_code ?? ''] : undefined) ?? row.hint ?? row.error_msg;

const stateOf = (row: TargetRow, all: ReturnType<typeof useText<typeof words.zh>>): string => {
  if (row.delivered_at !== null) return all.stages.delivered;
  return isLeftOut(row) ? all.result.leftOut : all.states[row.state];
};

/** Where the reader is: the last row of each page before, of the list that was asked for. */
interface Place {
  asked: string;
  ends: readonly string[];
}

type TargetPath = '/v1/push/targets' | '/v1/push/funnel/targets';

interface TargetTableProps {
  path: TargetPath;
  params: Query<'get', TargetPath>;
  /** Whether rows name the push they belong to. */
  named?: boolean;
  chosen?: ChosenTargets;
}

function TargetLine({ row, named, chosen }: { row: TargetRow; named: boolean; chosen: ChosenTargets | undefined }) {
  const all = useText(words);
  const text = all.result;
  const name = row.org_name ?? row.org_id;
  return (
    <tr>
      {chosen ? (
        <Box component="td" sx={{ ...cell, px: 0.5, py: 0.5, width: 48 }}>
          {mayRetry(row) ? (
            <Checkbox
              checked={chosen.orgs.has(row.org_id)}
              onChange={(event) => chosen.onChange([row], event.target.checked)}
              slotProps={{ input: { 'aria-label': text.chooseOf(name) } }}
            />
          ) : null}
        </Box>
      ) : null}
      <Box component="td" sx={cell}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {named ? <Box sx={small}>{row.push_title}</Box> : null}
        {row.bound ? null : <Box sx={small}>{text.notBound}</Box>}
      </Box>
      <Box component="td" sx={cell}>
        {row.contacts}
        <Box sx={{ ...small, whiteSpace: { sm: 'nowrap' } }}>{row.contacts_tel}</Box>
      </Box>
      <Box component="td" sx={{ ...cell, minWidth: { sm: 112 } }}>
        <ToneChip label={stateOf(row, all)} tone={STATE_TONES[row.state]} />
        {row.error_code ? (
          <Box sx={small}>
            {whyOf(row, text.notYet)}
            {/^-?\d+$/.test(row.error_code) ? ` (${row.error_code})` : ''}
          </Box>
        ) : null}
        {row.next_time ? (
          <Box sx={small}>
            {(isLeftOut(row) ? text.mayRetry : row.error_code ? text.next : text.planned)(formatMinute(row.next_time))}
          </Box>
        ) : null}
      </Box>
      <Box component="td" sx={moment}>
        {formatMinute(row.sent_at)}
        {row.delivered_at === null ? null : (
          <Box sx={small}>
            {text.delivered} {formatMinute(row.delivered_at)}
          </Box>
        )}
      </Box>
      <Box component="td" sx={moment}>
        {formatMinute(row.opened_time)}
      </Box>
      <Box component="td" sx={{ ...cell, minWidth: 200 }}>
        <TargetAnswers target={row} />
      </Box>
    </tr>
  );
}

/** Organisations of pushes, with what became of each message; a page at a time. */
export function TargetTable({ path, params, named = false, chosen }: TargetTableProps) {
  const all = useText(words);
  const text = all.result;
  const asked = JSON.stringify(params);
  const [place, setPlace] = useState<Place>({ asked, ends: [] });
  const ends = place.asked === asked ? place.ends : [];
  const page = ends.length + 1;
  // The pushes of a range are paged by number; one push goes on behind the last row, at the same cost however far that is.
  const where = named ? { pageIndex: page } : { after: ends.at(-1) };
  const query = useApiQuery(
    ['pushes', 'targets'],
    path,
    { ...params, ...where, pageSize: SIZE },
    { keepPrevious: true, staleMs: 0 },
  );
  if (!query.data) return <QueryState query={query} count={6} />;
  const { records, pages, total } = query.data;
  const last = records.at(-1);
  const turn = (next: number) =>
    setPlace({
      asked,
      ends: next > page && last ? [...ends, `${last.state}:${last.org_id}`] : ends.slice(0, next - 1),
    });
  if (records.length === 0) return <EmptyState title={text.empty} />;
  const fit = records.filter(mayRetry);
  const every = fit.length > 0 && fit.every(({ org_id }) => chosen?.orgs.has(org_id));
  const heads = [text.org, text.contact, text.state, text.time, text.opened, text.answers];
  return (
    <Box aria-busy={query.isFetching}>
      <LocalTable
        label={text.table}
        minWidth={900}
        heads={
          chosen
            ? [
                <Box key="every" component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Checkbox
                    size="small"
                    sx={{ p: 0.25 }}
                    disabled={fit.length === 0}
                    checked={every}
                    onChange={(event) => chosen.onChange(fit, event.target.checked)}
                    slotProps={{ input: { 'aria-label': text.choose } }}
                  />
                  <Box component="span" sx={{ display: { sm: 'none' } }}>
                    {text.choose}
                  </Box>
                </Box>,
                ...heads,
              ]
            : heads
        }
      >
        {records.map((row) => (
          <TargetLine key={`${row.push_id} ${row.org_id}`} row={row} named={named} chosen={chosen} />
        ))}
      </LocalTable>
      <LocalPager current={page} pages={pages} total={total} onChange={turn} />
    </Box>
  );
}
