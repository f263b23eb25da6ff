import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import type { HomeField } from '../../../db/contract/home';
import { listAddress } from '../../domain/catalog/address';
import { SearchBar } from '../../domain/catalog/SearchBar';
import words from '../../i18n/home';
import { pickName, useLang, useText } from '../../kit/i18n';
import { HeroPattern } from './HeroPattern';

const POPULAR = 5;

interface HeroProps {
  title: string;
  fields: HomeField[];
  /** A name that the search finds, for who does not know what to type. */
  example: string | undefined;
}

/** What the site is for, one search, and the fields that hold most. */
export function Hero({ title, fields, example }: HeroProps) {
  const text = useText(words);
  const { lang } = useLang();
  const navigate = useNavigate();
  const popular = [...fields].sort((a, b) => (b.n ?? 0) - (a.n ?? 0)).slice(0, POPULAR);
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        color: '#fff',
        background: `linear-gradient(118deg, ${theme.vars?.palette.brand.heroFrom} 0%, ${theme.vars?.palette.brand.heroTo} 100%)`,
      })}
    >
      {/* The suggestions below the field reach beyond the ground. */}
      <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
        <HeroPattern />
      </Box>
      <Container maxWidth="lg" sx={{ position: 'relative', pt: { xs: 6, md: 10 }, pb: { xs: 11, md: 15 } }}>
        <Box sx={{ maxWidth: 760 }}>
          {title ? (
            <Box sx={{ mb: 1.5, fontSize: '0.9375rem', letterSpacing: '0.04em', color: '#bcd8f6' }}>{title}</Box>
          ) : null}
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 3rem)', lineHeight: 1.25 }}>
            {text.heroTitle}
          </Typography>
          <Typography sx={{ mt: 2, mb: { xs: 3, md: 4 }, fontSize: { xs: '1rem', md: '1.125rem' }, color: '#d9e8f8' }}>
            {text.heroLead}
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
              sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontSize: '0.9375rem' }}
            >
              <Box component="span" sx={{ color: '#bcd8f6', mr: 0.5 }}>
                {text.popular}
              </Box>
              {popular.map((field) => (
                <Box
                  key={field.id}
                  component={Link}
                  to={listAddress('results', { scope: field.id })}
                  sx={{
                    px: 1.5,
                    py: 0.375,
                    borderRadius: 4,
                    color: '#fff',
                    textDecoration: 'none',
                    border: '1px solid rgb(255 255 255 / 0.32)',
                    bgcolor: 'rgb(4 24 52 / 0.28)',
                    '&:hover': { bgcolor: 'rgb(4 24 52 / 0.55)' },
                    '&:focus-visible': { outlineColor: '#fff' },
                  }}
                >
                  {pickName(lang, field.name, field.name_en)}
                </Box>
              ))}
            </Box>
          ) : null}
        </Box>
      </Container>
    </Box>
  );
}
