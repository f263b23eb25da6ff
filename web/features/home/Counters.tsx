import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { HomePage } from '../../../db/contract/home';
import words from '../../i18n/home';
import { useText } from '../../kit/i18n';
import { CountUp } from '../../kit/layout/CountUp';

const ORDER = ['results', 'demands', 'organizations', 'experts'] as const;

/** The platform in four numbers, on the lower edge of the hero. */
export function Counters({ counters }: { counters: HomePage['counters'] | undefined }) {
  const text = useText(words);
  return (
    <Container maxWidth="lg" sx={{ position: 'relative', mt: { xs: -6, md: -7 }, mb: { xs: 5, md: 7 } }}>
      <Box
        component="dl"
        aria-label={text.countersLabel}
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 4,
          boxShadow: 'var(--card-shadow)',
          overflow: 'hidden',
        }}
      >
        {ORDER.map((name) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              alignItems: 'center',
              gap: 0.25,
              py: { xs: 2, md: 3 },
              px: 1,
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem', textAlign: 'center' }}>
              {text.counters[name]}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                width: '100%',
                textAlign: 'center',
                color: 'brand.text',
                fontWeight: 700,
                lineHeight: 1.2,
                fontSize: { xs: '1.625rem', md: '2.125rem' },
              }}
            >
              {counters ? <CountUp value={counters[name]} /> : '–'}
            </Box>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
