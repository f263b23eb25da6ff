import Box from '@mui/material/Box';
import type { NamedAuditLogRow } from '../../../../db/contract/administration';
import { changeLines } from '../../../../db/contract/logged-change';
import words from '../../../i18n/administration';
import { useLang, useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';

/** What it was and what it became, and the opinion that went with it. */
export function Change({ row }: { row: NamedAuditLogRow }) {
  const text = useText(words).auditLog;
  const { lang } = useLang();
  return (
    <>
      {changeLines(row, lang, formatDate).map((line) => (
        <div key={line.name}>{line.text}</div>
      ))}
      {row.opinion ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{`${text.opinion}: ${row.opinion}`}</Box>
      ) : null}
    </>
  );
}
