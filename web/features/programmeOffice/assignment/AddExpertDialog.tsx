import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import words from '../../../i18n/programmeAssignment';
import { api, useApiQuery } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { EmptyState, ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';

interface AddExpertProps {
  projectId: string;
  name: string;
  roundId: string;
}

/** Chooses one expert more for a declaration: the least busy first, those who may not last. */
export default function AddExpertDialog({ projectId, name, roundId, close }: DialogProps<AddExpertProps, boolean>) {
  const { experts: text, addTo } = useText(words);
  const [word, setWord] = useState('');
  const query = useApiQuery(
    ['programme', 'assignment', 'experts', projectId],
    '/v1/programme/assignment/experts',
    { round: roundId, project_id: projectId },
    { staleMs: 0 },
  );
  const choose = useApiMutation(
    (expert: { id: string; name: string }) =>
      api.post('/v1/programme/assignment/confirm', {
        pairs: [{ project_id: projectId, recommender_id: expert.id }],
      }),
    { onSuccess: () => close(true) },
  );
  const records = (query.data?.records ?? []).filter((expert) =>
    [expert.name, expert.org_name, expert.area].some((part) => part?.toLowerCase().includes(word.trim().toLowerCase())),
  );
  return (
    <AppDialog title={addTo(name)} width={660}>
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.data ? (
        <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
          <TextField
            size="small"
            label={text.keyword}
            value={word}
            onChange={({ target }) => setWord(target.value)}
            fullWidth
          />
          {records.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {records.map((expert) => (
                <Box
                  key={expert.id}
                  component="li"
                  sx={{ display: 'flex', gap: 1.5, alignItems: 'center', opacity: expert.is_barred ? 0.75 : 1 }}
                >
                  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    <strong>{expert.name}</strong> {expert.area}
                    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                      {[
                        expert.name === expert.org_name ? '' : expert.org_name,
                        text.load(expert.load, expert.written),
                        expert.is_barred ? text.barred : '',
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Box>
                  </Box>
                  <Button
                    variant="outlined"
                    size="small"
                    disabled={expert.is_barred || choose.isPending}
                    loading={choose.isPending && choose.variables?.id === expert.id}
                    aria-label={`${text.choose}: ${expert.name}`}
                    onClick={() => choose.mutate(expert, { onSuccess: () => toast.success(text.done(expert.name)) })}
                  >
                    {text.choose}
                  </Button>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      ) : query.isError ? null : (
        <LoadingState kind="block" />
      )}
    </AppDialog>
  );
}
