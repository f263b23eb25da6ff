import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { AssignmentProposal, ProposedPair } from '../../../../db/contract/programme/assignment';
import words from '../../../i18n/programmeAssignment';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { CloseIcon } from '../../../kit/layout/icons';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ToneChip } from '../../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';
import { KindMark } from './KindMark';

const LEEWAYS = [0, 1, 3] as const;
type Leeway = (typeof LEEWAYS)[number];
/** Projects of a proposal that are shown; the others are confirmed with them. */
const SHOWN = 100;

const FIT_TONES = { none: 'none', wide: 'review', near: 'adopted' } as const;

const keyOf = ({ project_id, recommender_id }: ProposedPair): string => `${project_id} ${recommender_id}`;

/** A proposal with fit, loads and conflicts: the office leaves pairs out, and confirms the others in one. */
export default function ProposalDialog({ roundId, close }: DialogProps<{ roundId: string }, boolean>) {
  const { proposal: text } = useText(words);
  // Each turn asks once more, also for the same.
  const [asked, ask] = useState<{ leeway: Leeway }>({ leeway: 1 });
  const { leeway } = asked;
  const [found, setFound] = useState<AssignmentProposal | 'failed' | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    let current = true;
    setFound(null);
    setLeft(new Set());
    api
      .post('/v1/programme/assignment/propose', { ...(roundId && { round: roundId }), leeway: asked.leeway })
      .then((answer) => current && setFound(answer))
      .catch(() => current && setFound('failed'));
    return () => {
      current = false;
    };
  }, [roundId, asked]);

  const proposal = found === 'failed' ? null : found;
  const pairs = (proposal?.pairs ?? []).filter((pair) => !left.has(keyOf(pair)));
  const confirm = useApiMutation(
    () =>
      api.post('/v1/programme/assignment/confirm', {
        pairs: pairs.map(({ project_id, recommender_id }) => ({ project_id, recommender_id })),
      }),
    {
      onSuccess: ({ assigned, told }) => {
        toast.success(text.done(assigned, told));
        close(true);
      },
    },
  );
  const again = () => ask({ leeway });

  return (
    <AppDialog
      title={text.title}
      width={1000}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close(false)}>{text.cancel}</Button>
          <Button
            variant="contained"
            disabled={pairs.length === 0}
            loading={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {text.confirm(pairs.length)}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <TextField
            select
            size="small"
            label={text.leeway}
            value={leeway}
            disabled={found === null}
            onChange={({ target }) => ask({ leeway: Number(target.value) as Leeway })}
            sx={{ minWidth: 160 }}
          >
            {LEEWAYS.map((each) => (
              <MenuItem key={each} value={each}>
                {text.leeways[each]}
              </MenuItem>
            ))}
          </TextField>
          <Button onClick={again} disabled={found === null}>
            {text.anew}
          </Button>
        </Box>
        {found === null ? <LoadingState kind="block" /> : null}
        {found === 'failed' ? <ErrorState onRetry={again} /> : null}
        {proposal ? (
          <Found
            proposal={proposal}
            pairs={pairs}
            onLeaveOut={(pair) => setLeft((old) => new Set(old).add(keyOf(pair)))}
          />
        ) : null}
      </Box>
    </AppDialog>
  );
}

interface FoundProps {
  proposal: AssignmentProposal;
  pairs: readonly ProposedPair[];
  onLeaveOut: (pair: ProposedPair) => void;
}

function Found({ proposal, pairs, onLeaveOut }: FoundProps) {
  const { proposal: text, noRound } = useText(words);
  const projects = [...Map.groupBy(pairs, ({ project_id }) => project_id).values()];
  if (!proposal.round) return <EmptyState title={noRound} />;
  if (proposal.pairs.length === 0 && proposal.unfilled.length === 0) return <EmptyState title={text.nothing} />;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {[text.sum(pairs.length, projects.length), proposal.barred > 0 ? text.barred(proposal.barred) : '']
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {proposal.connected ? null : <Alert severity="warning">{text.apart}</Alert>}
      {proposal.unfilled.slice(0, SHOWN).map(({ project_id, project, missing, code }) => (
        <Alert key={project_id} severity="warning">
          {`${text.unfilled(project, missing)}：${(text.why as Record<string, string>)[code] ?? ''}`}
        </Alert>
      ))}
      <Loads proposal={proposal} pairs={pairs} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {projects.slice(0, SHOWN).map((own) => (
          <Box
            key={own[0]?.project_id}
            component="li"
            sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5 }}
          >
            <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere', fontSize: '1rem' }}>
              {own[0]?.project}
            </Typography>
            {own.map((pair) => (
              <Pair key={pair.recommender_id} pair={pair} onLeaveOut={() => onLeaveOut(pair)} />
            ))}
          </Box>
        ))}
      </Box>
      {projects.length > SHOWN ? <Typography>{text.more(projects.length - SHOWN)}</Typography> : null}
    </>
  );
}

function Pair({ pair, onLeaveOut }: { pair: ProposedPair; onLeaveOut: () => void }) {
  const { proposal: text } = useText(words);
  const fit = pair.fit === 0 ? 'none' : pair.fit === 1 ? 'wide' : 'near';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span>{pair.expert}</span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {pair.area}
      </Box>
      <ToneChip tone={FIT_TONES[fit]} label={`${text.fit} ${text.fits[fit]}`} />
      {pair.conflicts.map((kind) => (
        <KindMark key={kind} kind={kind} isHard={false} />
      ))}
      <IconButton size="small" aria-label={text.leaveOut(pair.expert)} onClick={onLeaveOut} sx={{ ml: 'auto' }}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** What every expert has, and gets. */
function Loads({ proposal, pairs }: { proposal: AssignmentProposal; pairs: readonly ProposedPair[] }) {
  const { proposal: text } = useText(words);
  return (
    <section aria-label={text.loads}>
      <Typography component="h3" sx={{ fontWeight: 650, mb: 0.5, fontSize: '1rem' }}>
        {text.loads}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {proposal.loads.map(({ id, name, load }) => (
          <Box key={id} component="li" sx={{ whiteSpace: 'nowrap' }}>
            {name}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {text.load(load, pairs.filter(({ recommender_id }) => recommender_id === id).length)}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
