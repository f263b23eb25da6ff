import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RankingPage } from '../../../../db/contract/programme/selection';
import words from '../../../i18n/programmeSelection';
import { api, useApiQuery } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { refresh, SELECTION, useCompute } from './useSelection';

/** How the ranking was made, and whether it still says what the opinions say. */
export function RankingState({ page }: { page: RankingPage }) {
  const text = useText(words);
  const compute = useCompute();
  const [running, setRunning] = useState(false);
  const state = useApiQuery(
    [...SELECTION, 'state'],
    '/v1/programme/ranking/state',
    { round: page.round.id },
    { staleMs: 0, silent: true },
  );
  const run = async () => {
    setRunning(true);
    await compute();
    setRunning(false);
  };
  const { uncorrected } = page;
  const never = page.computed_time === null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Alert severity="info">{text.explained}</Alert>
      {uncorrected ? (
        <Alert severity="warning">{text.uncorrected[uncorrected.code](uncorrected.projects)}</Alert>
      ) : null}
      <Alert
        severity={never || state.data?.stale ? 'warning' : 'success'}
        action={
          <Button size="small" sx={{ color: 'text.primary' }} loading={running} onClick={() => void run()}>
            {never ? text.compute : text.computeAgain}
          </Button>
        }
      >
        {never
          ? text.never
          : [
              text.made(formatMinute(page.computed_time), page.opinions, page.reviewers),
              state.data?.stale ? text.stale : '',
            ]
              .filter(Boolean)
              .join(' · ')}
      </Alert>
    </Box>
  );
}

/** What visitors see of the round, and how that changes. */
export function PublicationState({ page }: { page: RankingPage }) {
  const text = useText(words);
  const { publication } = page;
  const undo = async () => {
    if (!publication) return;
    const question = { title: text.undoTitle, text: text.undoText, confirmLabel: text.undo, danger: true };
    if (!(await confirm(question))) return;
    await attempt(() => api.post('/v1/programme/publication/undo', { id: publication.id }), refresh, text.undone);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box role="status" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
        {publication
          ? text.current(publication.version, publication.projects, formatMinute(publication.add_time))
          : text.notPublished}
      </Box>
      {publication ? (
        <>
          <Button size="small" component={Link} to={`/programme/selected?round=${page.round.id}`}>
            {text.toPublic}
          </Button>
          <Button size="small" color="error" variant="outlined" onClick={() => void undo()}>
            {text.undo}
          </Button>
        </>
      ) : null}
      <Button
        variant="contained"
        disabled={page.selected === 0}
        onClick={() => void openDialog('programme-publication', { roundId: page.round.id }).then(refresh)}
      >
        {text.preview}
      </Button>
    </Box>
  );
}
