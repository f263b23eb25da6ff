import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { DeclarationDetail } from '../../../db/contract/programme/declarations';
import { Dialogue } from '../../domain/programme/Dialogue';
import { RegistrationSheet } from '../../domain/programme/RegistrationSheet';
import type { SheetRow } from '../../domain/programme/sheet';
import words from '../../i18n/programmeDeclarations';
import { reread, useApiQuery } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { CheckIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { DeclarationForm } from './form/DeclarationForm';
import { StageChip } from './list/StageChip';

const joined = (done: boolean) => ({
  content: '""',
  display: { xs: 'none', sm: 'block' },
  position: 'absolute',
  top: 13,
  right: 'calc(50% + 18px)',
  width: 'calc(100% - 36px)',
  height: 2,
  bgcolor: done ? 'success.main' : 'divider',
});

/** How far a declaration came, each step with its day. */
function StatusLine({ detail }: { detail: DeclarationDetail }) {
  const text = useText(words).status;
  const rejected = detail.recommend_state === 2;
  /** Where it lies now: it came there, and nobody has decided yet. */
  const isNow = (at: number) =>
    detail.steps[at]?.step === 'recommending' && detail.steps[at].done && !rejected && !detail.steps[at + 1]?.done;
  return (
    <Box
      component="ol"
      aria-label={text.label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 1.5, sm: 0 },
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${detail.steps.length}, minmax(0, 1fr))` },
      }}
    >
      {detail.steps.map(({ step, done, time }, at) => {
        const name = step === 'recommended' && rejected ? text.rejected : text.steps[step];
        const now = isNow(at);
        const left = rejected ? '' : text.waiting;
        return (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              alignItems: 'center',
              gap: 1,
              position: 'relative',
              textAlign: { sm: 'center' },
              ...(at > 0 && { '&::before': joined(done) }),
            }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                justifyContent: 'center',
                flexShrink: 0,
                width: 28,
                height: 28,
                borderRadius: '50%',
                border: 2,
                borderColor: now ? 'primary.main' : done ? 'success.main' : 'divider',
                color: now ? 'primary.main' : done ? 'success.main' : 'text.secondary',
                bgcolor: 'background.paper',
                fontSize: '0.8125rem',
                fontWeight: 650,
              }}
            >
              {done && !now ? <CheckIcon sx={{ fontSize: 16 }} /> : at + 1}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600, color: done ? 'text.primary' : 'text.secondary' }}>{name}</Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', minHeight: { sm: '1.4em' } }}>
                {now ? text.now : done ? formatDay(time) || text.done : left}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface ViewProps {
  detail: DeclarationDetail;
  onEdit: () => void;
}

/** A declaration that nobody writes now: its sheet, and the way to change it. */
function DeclarationView({ detail, onEdit }: ViewProps) {
  const text = useText(words);
  const { form, receipt, submit_time, round_id, pending, editable } = detail;
  const row = { ...form, receipt, submit_time, round_id } as SheetRow;
  return (
    <>
      {pending ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {text.show.pending}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mb: 2 }}>
        <Button variant="outlined" onClick={() => print()}>
          {text.sheet.print}
        </Button>
        {editable ? (
          <Button variant="contained" onClick={onEdit}>
            {pending ? text.show.goOn : text.show.edit}
          </Button>
        ) : null}
      </Box>
      <RegistrationSheet row={row} files={detail.attachments} phone={detail.phone} />
    </>
  );
}

/** An own declaration: written while it is open, then as its sheet, with how far it came and the talk with the office. */
export default function DeclarationPage() {
  const { id = '' } = useParams();
  const text = useText(words);
  const query = useApiQuery(
    ['programme', 'declaration', id],
    '/v1/programme/declaration',
    { id },
    { staleMs: 0, handled: [NOT_FOUND] },
  );
  const crumbs = [{ label: text.entry.title, to: '/programme/declare' }, { label: text.form.crumb }];
  const { data } = query;
  // A version kept from an earlier look would be refused on saving.
  if (data && query.isFetchedAfterMount) return <Declaration key={id} detail={data} />;
  const gone = query.error?.status === NOT_FOUND;
  return (
    <Page title={text.form.crumb} breadcrumbs={crumbs}>
      {gone ? (
        <EmptyState
          title={text.form.gone}
          action={
            <Button component={Link} to="/programme/declare" variant="outlined">
              {text.form.backToList}
            </Button>
          }
        />
      ) : (
        <QueryState query={query} count={8} />
      )}
    </Page>
  );
}

function Declaration({ detail }: { detail: DeclarationDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const { id, stage, editable, round, name } = detail;
  const [editing, setEditing] = useState(stage === 0 || stage === 2);
  const [receipt, setReceipt] = useState('');
  // A later look at the server must not take away what is being typed.
  const [opened, setOpened] = useState(detail);
  const writing = editing && editable;
  const submitted = async (answer: { receipt: string }) => {
    toast.success(text.form.submitted(answer.receipt));
    setReceipt(answer.receipt);
    await reread([['programme']]);
    setEditing(false);
    scrollTo({ top: 0 });
  };
  return (
    <Page
      title={name || text.entry.unnamed}
      breadcrumbs={[{ label: text.entry.title, to: '/programme/declare' }, { label: text.form.crumb }]}
      labels={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 1 }}>
          <StageChip {...detail} />
          {round ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${pickName(lang, round.title, round.title_en)} · ${text.form.closesAt(formatMinute(round.closes))}`}
            </Box>
          ) : null}
        </Box>
      }
    >
      {receipt ? (
        <Alert severity="success" sx={{ mb: 3 }}>
          {text.form.submitted(receipt)}
        </Alert>
      ) : null}
      <Notices detail={detail} />
      {stage === 0 ? null : (
        <Section card title={text.status.label}>
          <StatusLine detail={detail} />
        </Section>
      )}
      {writing ? (
        <DeclarationForm detail={opened} onSubmitted={(answer) => void submitted(answer)} />
      ) : (
        <DeclarationView
          detail={detail}
          onEdit={() => {
            setReceipt('');
            setOpened(detail);
            setEditing(true);
          }}
        />
      )}
      <Box sx={{ mt: 4 }}>
        <Dialogue id={id} draft={stage === 0} />
      </Box>
    </Page>
  );
}

function Notices({ detail }: { detail: DeclarationDetail }) {
  const text = useText(words).show;
  const { stage, editable, return_reason } = detail;
  if (stage === 2 || stage === 3) {
    return (
      <Alert severity={stage === 2 ? 'warning' : 'error'} sx={{ mb: 3 }}>
        <Box sx={{ fontWeight: 650 }}>{stage === 2 ? text.returned : text.withdrawn}</Box>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{return_reason}</Box>
      </Alert>
    );
  }
  return stage === 0 && !editable ? (
    <Alert severity="info" sx={{ mb: 3 }}>
      {text.closedDraft}
    </Alert>
  ) : null;
}
