import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pickName, useLang } from '../../kit/i18n';

interface HeroFrameProps {
  title: string;
  lead: string;
  /** A line above the title. */
  above?: ReactNode;
  search: ReactNode;
  /** Fields to begin with, under what they are called, and where each leads. */
  fields: readonly { id: string; name: string; name_en: string | null }[];
  fieldsLabel: string;
  fieldTo: (id: string) => string;
  /** Under the fields. */
  note?: ReactNode;
  /** Beside all of this, at most so wide. */
  asideWidth: number;
  aside: ReactNode;
}

/** What a front page begins with: what it is for, one search, fields to begin with, and something beside it. */
export function HeroFrame(props: HeroFrameProps) {
  const { title, lead, above, search, fields, fieldsLabel, fieldTo, note, asideWidth, aside } = props;
  const { lang } = useLang();
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
          gridTemplateColumns: { md: `minmax(0, 1fr) minmax(${asideWidth - 80}px, ${asideWidth}px)` },
          py: { xs: 5, md: 7 },
        }}
      >
        {/* What the search suggests lies above what stands beside it. */}
        <Box sx={{ minWidth: 0, position: 'relative', zIndex: 1 }}>
          {above ? (
            <Box sx={{ mb: 1.5, fontSize: '0.9375rem', letterSpacing: '0.04em', color: '#bcd8f6' }}>{above}</Box>
          ) : null}
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)', lineHeight: 1.25 }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 2, mb: { xs: 3, md: 4 }, fontSize: { xs: '1rem', md: '1.125rem' }, color: '#d9e8f8' }}>
            {lead}
          </Typography>
          {search}
          {fields.length > 0 ? (
            <Box
              component="nav"
              aria-label={fieldsLabel}
              sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}
            >
              <Box component="span" sx={{ color: '#bcd8f6', py: 0.75 }}>
                {fieldsLabel}
              </Box>
              {fields.map((field) => (
                <Box
                  key={field.id}
                  component={Link}
                  to={fieldTo(field.id)}
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
          {note ? <Box sx={{ mt: 2, fontSize: '0.9375rem', color: '#bcd8f6' }}>{note}</Box> : null}
        </Box>
        {aside}
      </Container>
    </Box>
  );
}
