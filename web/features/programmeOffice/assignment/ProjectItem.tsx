import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AssignedExpert, AssignedProject } from '../../../../db/contract/programme/assignment';
import words from '../../../i18n/programmeAssignment';
import { api, reread } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { panel } from '../../../kit/layout/panel';
import { ToneChip } from '../../../kit/layout/StateChip';
import { KindMark } from './KindMark';

const KEY = ['programme', 'assignment'];

interface ProjectItemProps {
  row: AssignedProject;
  needed: number;
  round: string;
}

/** A declaration with who was asked for an opinion. */
export function ProjectItem({ row, needed, round }: ProjectItemProps) {
  const text = useText(words);
  const add = async () => {
    if (await openDialog('programme-assignment-add', { projectId: row.id, name: row.name, roundId: round })) {
      await reread([KEY]);
    }
  };
  return (
    <Box component="article" aria-label={row.name} sx={{ p: { xs: 2, sm: 2.5 }, ...panel }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {row.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{row.org_name}</Typography>
        </Box>
        <ToneChip tone={row.held < needed ? 'review' : 'adopted'} label={text.held(row.held, needed)} />
        <Button size="small" variant="outlined" aria-label={text.addTo(row.name)} onClick={() => void add()}>
          {text.add}
        </Button>
      </Box>
      {row.experts.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 0.75 }}>
          {row.experts.map((expert) => (
            <Expert key={expert.recommender_id} projectId={row.id} expert={expert} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Expert({ projectId, expert }: { projectId: string; expert: AssignedExpert }) {
  const text = useText(words);
  const isBarred = expert.conflicts.some(({ is_hard }) => is_hard);
  const state = expert.state === 2 ? 'declined' : isBarred ? 'barred' : expert.is_written ? 'written' : 'asked';
  const tone = ({ declined: 'rejected', barred: 'rejected', written: 'adopted', asked: 'none' } as const)[state];
  const remove = useApiMutation(
    () => api.post('/v1/programme/assignment/remove', { project_id: projectId, recommender_id: expert.recommender_id }),
    { ask: () => ({ text: text.removeText(expert.name), danger: true }), invalidates: [KEY], done: text.removed },
  );
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontSize: '0.9375rem', minWidth: 0 }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {expert.name}
      </Box>
      {expert.area ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {expert.area}
        </Box>
      ) : null}
      <ToneChip tone={tone} label={text.states[state]} />
      {expert.conflicts.map(({ kind, is_hard }) => (
        <KindMark key={kind} kind={kind} isHard={is_hard} />
      ))}
      {expert.reason ? <span>{text.reason(expert.reason)}</span> : null}
      {state === 'asked' ? (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {expert.tell_time ? text.told(formatMinute(expert.tell_time)) : text.notTold}
        </Box>
      ) : null}
      {expert.is_written || expert.state === 2 ? null : (
        <Button
          size="small"
          loading={remove.isPending}
          aria-label={text.remove(expert.name)}
          onClick={() => remove.mutate()}
          sx={{ ml: 'auto' }}
        >
          {text.takeBack}
        </Button>
      )}
    </Box>
  );
}
