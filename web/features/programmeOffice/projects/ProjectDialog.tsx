import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  DECLARATION_STAGES,
  RECOMMEND_STATES,
  RECOMMEND_TYPES_OPERATOR,
} from '../../../../db/contract/enums-programme';
import { type OfficeDetail, type OfficeEvent, operatorType } from '../../../../db/contract/programme/office';
import { useLabel } from '../../../domain/catalog/words';
import { Dialogue } from '../../../domain/programme/Dialogue';
import { RegistrationSheet } from '../../../domain/programme/RegistrationSheet';
import type { SheetRow } from '../../../domain/programme/sheet';
import kit from '../../../i18n/kit';
import words from '../../../i18n/programmeProjects';
import { api, reread, useApiQuery } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { ChevronDownIcon } from '../../../kit/layout/icons';
import { QueryState } from '../../../kit/layout/QueryState';
import { toast } from '../../../kit/toast';
import { Opinions } from './Opinions';
import { StageChip } from './StageChip';

const MOVES = new Set(['return', 'withdraw', 'restore']);

/** What happened to a declaration, newest first. */
function Events({ events }: { events: readonly OfficeEvent[] }) {
  const text = useText(words);
  const label = useLabel();
  if (events.length === 0) return <Box sx={{ color: 'text.secondary' }}>{text.detail.noHistory}</Box>;
  const actions: Readonly<Record<string, string>> = text.actions;
  const moved = ({ action, before, after }: OfficeEvent) =>
    MOVES.has(action) ? [before, after].map((stage) => label(DECLARATION_STAGES, stage)).join(' → ') : '';
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {events.map((event) => (
        <li key={event.id}>
          <Box sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
            {[actions[event.action] ?? text.actions.other, moved(event)].filter(Boolean).join(' · ')}
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {`${event.who ?? text.detail.platform} · ${formatMinute(event.time)}`}
          </Box>
          {event.opinion ? (
            <Box sx={{ fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{event.opinion}</Box>
          ) : null}
        </li>
      ))}
    </Box>
  );
}

const WIDTH = 1200;
const KEY = ['programme', 'project'];
const EXPERT = 3;

type Stage = 1 | 2 | 3;

/** The dialog 'programme-project': a declaration with all opinions, its sheet with files, and its history (back-office§2, dialog 8). */
export default function ProjectDialog({ id, close }: DialogProps<{ id: string }>) {
  const text = useText(words);
  const query = useApiQuery(KEY, '/v1/programme/office/project', { id });
  if (!query.data) {
    return (
      <AppDialog title={text.detail.title} width={WIDTH}>
        <QueryState query={query} />
      </AppDialog>
    );
  }
  return <Detail of={query.data} close={close} />;
}

function Detail({ of, close }: { of: OfficeDetail; close: () => void }) {
  const { detail: text } = useText(words);
  const { close: closeLabel } = useText(kit);
  const label = useLabel();
  const row = of.project as SheetRow;
  const stage = Number(row.stage);
  const state = Number(row.recommend_state);
  const own = of.opinions.filter(({ identify }) => identify !== EXPERT);
  const experts = of.opinions.filter(({ identify }) => identify === EXPERT);
  return (
    <AppDialog
      title={String(row.name)}
      width={WIDTH}
      actions={
        <>
          <Moves id={String(row.id)} name={String(row.name)} stage={stage as Stage} />
          <Button onClick={() => window.print()}>{text.print}</Button>
          <Button variant="contained" onClick={() => close()}>
            {closeLabel}
          </Button>
        </>
      }
    >
      {stage !== 1 && row.return_reason ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {(stage === 2 ? text.returnedFor : text.withdrawnFor)(row.return_reason)}
        </Alert>
      ) : null}
      <Facts of={of} />
      <Part title={text.opinions(label(RECOMMEND_STATES, state))}>
        {state === 1 && own.length > 0 ? (
          <Opinions opinions={own} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>
            {state === 0 ? text.waiting : state === 2 ? text.rejected : text.noOpinion}
          </Box>
        )}
      </Part>
      <Part title={text.experts(experts.length, of.round?.opinions_needed ?? null)}>
        {experts.length > 0 ? (
          <Opinions opinions={experts} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{text.noExperts}</Box>
        )}
      </Part>
      <Part title={text.sheet}>
        <RegistrationSheet row={row} files={of.files} phone={of.user?.tel ?? null} heading="h3" />
      </Part>
      <Part title={text.dialogue}>
        <Dialogue id={String(row.id)} side="office" bare />
      </Part>
      <Part title={text.history}>
        <Events events={of.history} />
      </Part>
    </AppDialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Accordion
      defaultExpanded
      disableGutters
      elevation={0}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ px: 0, fontWeight: 650, fontSize: '1.0625rem' }}>
        {title}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pb: 3 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Where it stands and whose it is, in a few words. */
function Facts({ of }: { of: OfficeDetail }) {
  const text = useText(words).detail.facts;
  const { lang } = useLang();
  const label = useLabel();
  const row = of.project as SheetRow;
  const { user } = of;
  const facts: [string, ReactNode][] = [
    [text.receipt, row.receipt],
    [text.stage, <StageChip key="stage" stage={Number(row.stage)} />],
    [text.round, of.round && pickName(lang, of.round.title, of.round.title_en)],
    [text.field, of.scope && pickName(lang, of.scope.name, of.scope.name_en)],
    [text.recommend_state, label(RECOMMEND_STATES, row.recommend_state)],
    [text.report_type, label(RECOMMEND_TYPES_OPERATOR, operatorType(row.report_type ?? null))],
    [text.recommend_date, row.recommend_date],
    [text.user, user && [user.name || user.nickname, user.tel || user.account].filter(Boolean).join(' · ')],
  ];
  return (
    <Box
      component="dl"
      sx={{
        ...{ m: 0, mb: 2.5, display: 'grid', gap: 1.75 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
      }}
    >
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

/** Back to its declarant, out of the round, and back in. */
function Moves({ id, name, stage }: { id: string; name: string; stage: Stage }) {
  const { detail: text, stage: says } = useText(words);
  const refresh = () => reread([['programme']]);
  const restore = useApiMutation(
    // Who came too late is shown how it stands.
    () => api.put('/v1/programme/office/project/stage', { id, from: stage, stage: 1 }).finally(refresh),
    { onSuccess: () => toast.success(says.restore.done) },
  );
  const ask = async (way: 'return' | 'withdraw') => {
    await openDialog('programme-stage', { id, name, from: stage, way });
    await refresh();
  };
  const back = async () => {
    const { title, hint } = says.restore;
    if (await confirm({ title, text: hint, confirmLabel: text.restore })) restore.mutate();
  };
  return (
    <>
      {stage === 3 ? null : (
        <Button onClick={() => void ask('withdraw')} sx={{ color: 'error.main' }}>
          {text.withdraw}
        </Button>
      )}
      {stage === 1 ? <Button onClick={() => void ask('return')}>{text.return}</Button> : null}
      {stage === 1 ? null : (
        <Button loading={restore.isPending} onClick={() => void back()}>
          {text.restore}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
    </>
  );
}
