import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSession } from '../../domain/session';
import words from '../../i18n/homeSections';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';

/** What a visitor can do next: become a member, or read first what that means. */
export function Join() {
  const text = useText(words);
  const { loggedIn } = useSession();
  return (
    <Box
      component="section"
      aria-labelledby="join"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: { xs: 3, md: 5 },
        borderRadius: 4,
        color: '#d9e8f8',
        background: 'linear-gradient(118deg, var(--mui-palette-brand-heroFrom), var(--mui-palette-brand-heroTo))',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography id="join" variant="h2" sx={{ color: '#fff' }}>
          {text.join}
        </Typography>
        <Typography sx={{ mt: 1 }}>{text.joinLead}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& .Mui-focusVisible': { outlineColor: '#fff' } }}>
        <Button
          component={Link}
          to={loggedIn ? '/memberCenter' : '/register'}
          size="large"
          sx={{ bgcolor: '#fff', color: '#15478a', '&:hover': { bgcolor: '#e4f0fc' } }}
        >
          {loggedIn ? text.joinCentre : text.joinRegister}
        </Button>
        <Button
          size="large"
          sx={{ color: '#fff', border: '1px solid rgb(255 255 255 / 0.5)' }}
          onClick={() => void openDialog('memberFunction', {})}
        >
          {text.joinGuide}
        </Button>
      </Box>
    </Box>
  );
}
