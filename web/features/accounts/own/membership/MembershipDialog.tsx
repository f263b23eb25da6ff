import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../../domain/session';
import words from '../../../../i18n/membership';
import { useRows } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../../kit/dialogs/useDialog';
import { useText } from '../../../../kit/i18n';
import { FactList } from '../../../../kit/layout/DetailLayout';
import { LoadingState } from '../../../../kit/layout/LoadingState';
import { ErrorState } from '../../../../kit/layout/States';
import { Cover } from './Cover';

/** Whom members ask, as the platform's settings name them (core§6: for those who are signed in). */
function ContactCard() {
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

/** Pixels of the cover (core§9); who is signed in finds the contact card beside a smaller one. */
const WIDE = 674;
const NARROW = 480;

/** The dialog 'memberFunction': what membership offers (core§2). */
export default function MembershipDialog() {
  const { close } = useDialog();
  const text = useText(words);
  const { loggedIn } = useSession();
  const navigate = useNavigate();
  const cover = loggedIn ? NARROW : WIDE;
  const register = () => {
    close();
    void navigate('/register');
  };
  return (
    <AppDialog
      title={text.title}
      width={1150}
      closeOnBackdrop={false}
      actions={
        <>
          {loggedIn ? null : (
            <Button variant="outlined" onClick={register}>
              {text.register}
            </Button>
          )}
          <Button variant="contained" onClick={() => close()}>
            {text.understood}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{text.lead}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${cover}px minmax(0, 1fr)` },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Cover label={text.cover} width={cover} />
          {loggedIn ? <ContactCard /> : null}
        </Box>
        <Box component="section" aria-label={text.guide}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {text.guide}
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', counterReset: 'point', display: 'grid', gap: 2 }}>
            {text.points.map((point) => (
              <Box
                component="li"
                key={point.title}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '36px minmax(0, 1fr)',
                  columnGap: 1.5,
                  counterIncrement: 'point',
                  '&::before': {
                    content: 'counter(point)',
                    width: 32,
                    height: 32,
                    borderRadius: '50%',
                    display: 'grid',
                    placeItems: 'center',
                    bgcolor: 'brand.tint',
                    color: 'brand.text',
                    fontWeight: 700,
                  },
                }}
              >
                <div>
                  <Box sx={{ fontWeight: 600 }}>{point.title}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.6 }}>{point.text}</Box>
                </div>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </AppDialog>
  );
}
