import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import words from '../../i18n/subscriptions';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';

/** The six project databases, as the settings name them (core§9, decision 74). */
export function Databases() {
  const text = useText(words);
  const { lang } = useLang();
  const about = useApiQuery(['subscription', 'about'], '/v1/subscription/about', {}, { silent: true });
  if (!about.data?.databases.length) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {text.databases}
      </Typography>
      <Box
        component="ul"
        aria-label={text.databases}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {about.data.databases.map(({ id, name, name_en, to }) => (
          <Box component="li" key={id} sx={{ display: 'grid' }}>
            <Box
              component={Link}
              to={to}
              sx={{
                p: 2,
                border: 1,
                borderColor: 'brand.line',
                borderRadius: 2,
                bgcolor: 'brand.tint',
                color: 'brand.text',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {pickName(lang, name, name_en)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
