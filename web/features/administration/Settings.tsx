import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/administration';
import catalog from '../../i18n/catalog';
import { queryClient, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { AdminPage } from './AdminPage';
import { PublishingRequests } from './settings/PublishingRequests';
import type { Setting } from './settings/SettingDialog';
import { shownValue } from './settings/shownValue';

const KEY = ['admin', 'settings'];

/** The platform's contacts and parameters. */
export default function Settings() {
  const text = useText(words).settings;
  const { separator } = useText(catalog);
  const { lang } = useLang();
  const query = useApiQuery(KEY, '/v1/admin/setting', {}, { staleMs: 0 });
  const rows = query.data?.records ?? [];
  const edit = async (setting: Setting) => {
    if (await openDialog('admin-setting', { setting })) await queryClient.invalidateQueries({ queryKey: ['admin'] });
  };
  return (
    <AdminPage title={text.title} lead={text.lead}>
      <PublishingRequests />
      {query.isPending ? <LoadingState count={6} /> : null}
      {query.isError && !query.data ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.data && rows.length === 0 ? <EmptyState title={text.empty} /> : null}
      {rows.length > 0 ? (
        <Box
          component="ul"
          aria-label={text.list}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            bgcolor: 'background.paper',
          }}
        >
          {rows.map((row) => {
            const name = text.names[row.id] ?? row.id;
            return (
              <Box
                component="li"
                key={row.id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 2,
                  px: { xs: 2, sm: 3 },
                  py: 2,
                  '& + &': { borderTop: 1, borderColor: 'divider' },
                }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600 }}>{name}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.id}</Box>
                </Box>
                <Box sx={{ flex: '2 1 280px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {row.value ? (
                    shownValue(row.value, lang, separator)
                  ) : (
                    <Box sx={{ color: 'text.secondary' }}>{text.blank}</Box>
                  )}
                </Box>
                <Button variant="outlined" aria-label={text.editOf(name)} onClick={() => void edit(row)}>
                  {text.edit}
                </Button>
              </Box>
            );
          })}
        </Box>
      ) : null}
    </AdminPage>
  );
}
