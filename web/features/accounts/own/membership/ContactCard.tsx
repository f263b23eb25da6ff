import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import words from '../../../../i18n/membership';
import { useRows } from '../../../../kit/api';
import { useText } from '../../../../kit/i18n';
import { FactList } from '../../../../kit/layout/DetailLayout';
import { LoadingState } from '../../../../kit/layout/LoadingState';
import { ErrorState } from '../../../../kit/layout/States';

/** Whom members ask, as the platform's settings name them (core§6: for those who are signed in). */
export function ContactCard() {
  const text = useText(words);
  const ids = Object.keys(text.contactOf);
  const query = useRows(['settings', 'contacts'], {
    table: 'setting',
    columns: ['id', 'value'],
    where: { id: { in: ids } },
    pageSize: ids.length,
  });
  const value = (id: string) => query.data?.records.find((row) => row.id === id)?.value;
  const facts = ids.map((id) => ({ label: text.contactOf[id] ?? id, value: value(id) })).filter((fact) => fact.value);
  return (
    <Box
      component="section"
      aria-label={text.contact}
      sx={{ p: 2.5, border: 1, borderColor: 'brand.line', borderRadius: 3, bgcolor: 'brand.tint' }}
    >
      <Typography variant="h3">{text.contact}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 2 }}>{text.contactHint}</Typography>
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState kind="lines" count={3} /> : <FactList facts={facts} />}
    </Box>
  );
}
