import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { HomePage } from '../../../db/contract/home';
import { listAddress } from '../../domain/catalog/address';
import { SearchBar } from '../../domain/catalog/SearchBar';
import words from '../../i18n/home';
import { pickName, useLang, useText } from '../../kit/i18n';

const RegionMap = lazy(() => import('./RegionMap'));
const POPULAR = 5;

/** As tall as the map becomes, so that nothing moves when it is there. */
export const MAP_PLACE = { minHeight: { xs: 470, md: 440 } } as const;

interface HeroProps {
  title: string;
  home: HomePage | undefined;
  /** A name that the search finds, for who does not know what to type. */
  example: string | undefined;
}

/** What the site is for, one search, the fields that hold most, and the region as a map. */
export function Hero({ title, home, example }: HeroProps) {
  const text = useText(words);
  const { lang } = useLang();
  const navigate = useNavigate();
  const popular = [...(home?.fields ?? [])].sort((a, b) => b.n - a.n).slice(0, POPULAR);
  const { counters } = home ?? {};
  return (
    <Box
      sx={(theme) => ({
        color: '#fff',
        background: `linear-gradient(160deg, ${theme.vars?.palette.brand.heroFrom}, ${theme.vars?.palette.brand.heroTo})`,
      })}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 4, md: 7 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(340px, 420px)' },
          pt: { xs: 5, md: 7 },
          pb: { xs: 5, md: 7 },
        }}
      >
        {/* What the search suggests lies above the map. */}
        <Box sx={{ minWidth: 0, position: 'relative', zIndex: 1 }}>
          {title ? (
            <Box sx={{ mb: 1.5, fontSize: '0.9375rem', letterSpacing: '0.04em', color: '#bcd8f6' }}>{title}</Box>
          ) : null}
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)', lineHeight: 1.25 }}>
            {text.heroTitle}
          </Typography>
          <Typography sx={{ mt: 2, mb: { xs: 3, md: 4 }, fontSize: { xs: '1rem', md: '1.125rem' }, color: '#d9e8f8' }}>
            {counters ? text.heroCount(counters.results, counters.demands, counters.organizations) : text.heroLead}
          </Typography>
          <SearchBar
            large
            suggests
            label={text.searchLabel}
            placeholder={example ? text.searchExample(example) : text.searchPlaceholder}
            button={text.search}
            action="/cloud"
            onSearch={(keyword) => void navigate(`/cloud?${new URLSearchParams({ keyword })}`)}
          />
          {popular.length > 0 ? (
            <Box
              component="nav"
              aria-label={text.popular}
              sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}
            >
              <Box component="span" sx={{ color: '#bcd8f6', py: 0.75 }}>
                {text.popular}
              </Box>
              {popular.map((field) => (
                <Box
                  key={field.id}
                  component={Link}
                  to={listAddress('results', { scope: field.id })}
                  sx={{
                    py: 0.75,
                    color: '#fff',
                    textDecorationColor: '#6aa9e6',
                    textUnderlineOffset: '4px',
                    '&:hover': { textDecorationColor: '#fff' },
                    '&:focus-visible': { outlineColor: '#fff' },
                  }}
                >
                  {pickName(lang, field.name, field.name_en)}
                </Box>
              ))}
            </Box>
          ) : null}
        </Box>
        <Box
          sx={{
            ...MAP_PLACE,
            minWidth: 0,
            p: { xs: 1.75, sm: 2.25 },
            borderRadius: 3,
            color: 'text.primary',
            bgcolor: 'background.paper',
          }}
        >
          {home ? (
            <Suspense fallback={null}>
              <RegionMap places={home.places} />
            </Suspense>
          ) : null}
        </Box>
      </Container>
    </Box>
  );
}
