import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { FrontDoorHome } from '../../../db/contract/front-door-answers';
import { listAddress } from '../../domain/catalog/address';
import { SearchBar } from '../../domain/catalog/SearchBar';
import words from '../../i18n/frontDoor';
import { pickName, useLang, useText } from '../../kit/i18n';
import { CheckIcon } from '../../kit/layout/icons';

const FIELDS = 5;
const ENGLISH = '1';

/** What a partner abroad gets here, one search over what is described in English, and whom to ask. */
export function Hero({ home }: { home: FrontDoorHome | undefined }) {
  const text = useText(words);
  const { lang } = useLang();
  const navigate = useNavigate();
  const says = text.home;
  const number = (n: number) => n.toLocaleString('en');
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
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(300px, 380px)' },
          py: { xs: 5, md: 8 },
        }}
      >
        <Box sx={{ minWidth: 0, position: 'relative', zIndex: 1 }}>
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)', lineHeight: 1.25 }}>
            {says.hero}
          </Typography>
          <Typography sx={{ mt: 2, mb: { xs: 3, md: 4 }, fontSize: { xs: '1rem', md: '1.125rem' }, color: '#d9e8f8' }}>
            {says.lead}
          </Typography>
          <SearchBar
            large
            label={says.searchLabel}
            placeholder={text.searchPlaceholder}
            button={text.search}
            action="/results"
            onSearch={(keyword) => void navigate(listAddress('results', { keyword, language: ENGLISH }))}
          />
          {home && home.fields.length > 0 ? (
            <Box
              component="nav"
              aria-label={says.fields}
              sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}
            >
              <Box component="span" sx={{ color: '#bcd8f6', py: 0.75 }}>
                {says.fields}
              </Box>
              {home.fields.slice(0, FIELDS).map((field) => (
                <Box
                  key={field.id}
                  component={Link}
                  to={listAddress('results', { scope: field.id, language: ENGLISH })}
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
          {home ? (
            <Box sx={{ mt: 2, fontSize: '0.9375rem', color: '#bcd8f6' }}>
              {text.counted(
                number(home.counters.results),
                number(home.counters.demands),
                number(home.counters.organizations),
              )}
            </Box>
          ) : null}
        </Box>
        <Box
          sx={{
            p: { xs: 2.5, md: 3.5 },
            borderRadius: 3,
            border: '1px solid rgb(255 255 255 / 0.22)',
            bgcolor: 'rgb(255 255 255 / 0.08)',
          }}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
            {says.points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, color: '#e6f0fb' }}>
                <CheckIcon sx={{ mt: 0.4, flexShrink: 0 }} />
                {point}
              </Box>
            ))}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1.25,
              mt: 3,
              '& .Mui-focusVisible': { outlineColor: '#fff' },
            }}
          >
            <Button
              size="large"
              component={Link}
              to="#contact"
              sx={{ bgcolor: '#fff', color: '#15478a', '&:hover': { bgcolor: '#e4f0fc' } }}
            >
              {text.askDesk}
            </Button>
            <Button
              size="large"
              component={Link}
              to={FRONT_DOOR_PAGES.selected}
              sx={{ color: '#fff', border: '1px solid rgb(255 255 255 / 0.5)' }}
            >
              {text.browse}
            </Button>
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
