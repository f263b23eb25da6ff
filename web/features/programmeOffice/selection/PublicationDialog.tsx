import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useScopeNames } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeSelection';
import { ApiError, api, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { RichText } from '../../../kit/layout/RichText';
import { ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';
import { SELECTION } from './useSelection';

/** The dialog 'programme-publication': what visitors will read, and the one press that publishes all of it. */
export default function PublicationDialog({ roundId, close }: DialogProps<{ roundId: string }, boolean>) {
  const text = useText(words).publication;
  const scopes = useScopeNames();
  const [running, setRunning] = useState(false);
  const query = useApiQuery(
    [...SELECTION, 'preview'],
    '/v1/programme/publication/preview',
    { round: roundId },
    {
      staleMs: 0,
      silent: true,
    },
  );
  const preview = query.isFetchedAfterMount ? query.data : undefined;
  const publish = async () => {
    if (!preview || running) return;
    setRunning(true);
    try {
      const { version } = await api.post('/v1/programme/publication', { round: roundId, former: preview.former });
      toast.success(text.done(version));
      close(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await query.refetch();
    } finally {
      setRunning(false);
    }
  };
  return (
    <AppDialog
      title={text.title}
      width={1000}
      actions={
        preview ? (
          <>
            <Button onClick={() => close()}>{text.cancel}</Button>
            <Button variant="contained" loading={running} onClick={() => void publish()}>
              {text.publish}
            </Button>
          </>
        ) : null
      }
    >
      {preview ? (
        <>
          <Box sx={{ mb: 2 }}>{text.lead(preview.projects.length)}</Box>
          <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 2 }}>
            {preview.projects.map((project) => (
              <li key={project.id}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{project.name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {[
                    project.name === project.declared_name ? '' : text.declared(project.declared_name),
                    project.org_name,
                    project.province,
                    ...scopes(project.fields),
                    project.unit,
                    project.person,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
                {project.profile ? <RichText html={project.profile} /> : text.noText}
              </li>
            ))}
          </Box>
        </>
      ) : query.isError ? (
        <ErrorState text={query.error.msg} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState kind="lines" count={10} />
      )}
    </AppDialog>
  );
}
