import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import auth from '../../i18n/auth';
import shell from '../../i18n/shell';
import { takeRememberedLocation, useSession } from '../../shared/auth';
import { LoginForm } from '../../shared/auth/LoginForm';
import { useText } from '../../shared/i18n';
import { CheckIcon } from '../../shared/layout/icons';
import { Page } from '../../shared/layout/Page';

export default function Login() {
  const text = useText(auth);
  const words = useText(shell);
  const { user } = useSession();
  const navigate = useNavigate();
  const goOn = () => navigate(takeRememberedLocation(), { replace: true });

  return (
    <Page title={text.loginTitle} bare>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          width: 'min(960px, calc(100% - 32px))',
          mx: 'auto',
          my: { xs: 3, md: 8 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 4,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        <Box
          sx={{
            display: { xs: 'none', md: 'flex' },
            flexDirection: 'column',
            justifyContent: 'center',
            p: 6,
            color: '#ffffff',
            background: 'linear-gradient(145deg, var(--mui-palette-brand-heroFrom), var(--mui-palette-brand-heroTo))',
          }}
        >
          <Box sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.4 }}>{words.tagline}</Box>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 4, mb: 0, display: 'grid', gap: 2 }}>
            {text.points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, color: '#dbe9f8' }}>
                <CheckIcon sx={{ mt: 0.4 }} />
                {point}
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Typography variant="h1">{user ? text.loginTitle : text.welcome}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
            {user ? text.alreadyIn(user.nickname || user.account) : text.welcomeHint}
          </Typography>
          {user ? (
            <Button variant="contained" size="large" onClick={goOn}>
              {text.goOn}
            </Button>
          ) : (
            <LoginForm onSuccess={goOn} />
          )}
        </Box>
      </Box>
    </Page>
  );
}
