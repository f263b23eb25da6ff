import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Versioned } from '../../../db/contract/versions';
import words from '../../i18n/versions';
import { api, useApiQuery } from '../api';
import { useAttempt } from '../api/mutations';
import { confirm } from '../dialogs';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { useText } from '../i18n';
import { formatDate } from '../layout/format';
import { partedRow } from '../layout/looks';
import { QueryState } from '../layout/QueryState';
import { toast } from '../toast';

interface VersionsProps {
  table: Versioned;
  id: string;
  name: string;
  /** What the columns are called. */
  labels: Readonly<Record<string, string>>;
}

const shownOf = (time: number): string => formatDate(time).slice(0, 16);

/** The dialog 'contentVersions': how a row stood after each change, who changed what, and the way back to it. */
export default function VersionsDialog({ table, id, name, labels, close }: DialogProps<VersionsProps, boolean>) {
  const text = useText(words);
  const { busy, attempt } = useAttempt();
  const query = useApiQuery(['contentVersions'], '/v1/content/history', { table, id }, { staleMs: 0 });
  const rows = query.data?.records ?? [];
  const restore = async (version: number) => {
    const question = { title: text.restoreTitle, text: text.restoreText(version), confirmLabel: text.restore };
    if (busy || !(await confirm(question))) return;
    await attempt(async () => {
      await api.post('/v1/content/restore', { table, id, version });
      toast.success(text.restored);
      close(true);
    });
  };
  return (
    <AppDialog title={text.historyOf(name)} width={680}>
      {query.data ? null : <QueryState query={query} count={4} />}
      {query.data && rows.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noHistory}</Box> : null}
      <Box component="ol" reversed aria-label={text.history} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ version, name: title, changed, add_time, user_name }, at) => {
          const fields = changed.map((column) => labels[column] ?? column).join(text.separator);
          return (
            <Box component="li" key={version} sx={{ ...partedRow, gap: 1.5, py: 1.25 }}>
              <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>
                  {text.version(version)} · {title}
                </Box>
                <Box sx={{ fontSize: '0.875rem' }}>{fields ? text.changedIn(fields) : text.firstVersion}</Box>
                <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {[shownOf(add_time), user_name].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              {at === 0 ? (
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.current}</Box>
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  disabled={busy}
                  aria-label={text.restoreOf(version)}
                  onClick={() => void restore(version)}
                >
                  {text.restore}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </AppDialog>
  );
}
