import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import { Link } from 'react-router-dom';
import type { HomeField } from '../../../db/contract/home';
import { listAddress } from '../../domain/catalog/address';
import catalog from '../../i18n/catalog';
import words from '../../i18n/home';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';

const drawings: Record<string, string> = {
  technology: 'M9 3h6M10 3v6L5 19a1.5 1.5 0 0 0 1.4 2h11.2a1.5 1.5 0 0 0 1.4-2L14 9V3M7.5 15h9',
  form: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  direction: 'M4 20V10l5 3v-3l5 3V4h6v16zM8 17h.01M12 17h.01M16 17h.01',
  scene: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
};

/** The four ways into the catalogue: technology, form, industry, application. */
export function Fields({ fields }: { fields: HomeField[] }) {
  const text = useText(words);
  const names = useText(catalog).groups;
  const { lang } = useLang();
  const groups = Object.keys(drawings)
    .map((group) => ({ group, entries: fields.filter((field) => field.group === group) }))
    .filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section title={text.fields} hint={text.fieldsHint}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {groups.map(({ group, entries }) => (
          <Box
            key={group}
            sx={{ p: 2.5, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3 }}
          >
            <Box
              component="h3"
              sx={{
                m: 0,
                mb: 1.5,
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                fontSize: '1.0625rem',
                fontWeight: 650,
              }}
            >
              <Box sx={{ display: 'inline-flex', p: 1, borderRadius: 2, bgcolor: 'brand.tint', color: 'brand.text' }}>
                <SvgIcon fontSize="small" aria-hidden>
                  <path
                    d={drawings[group]}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.6"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </SvgIcon>
              </Box>
              {names[group]}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
              {entries.map((field) => (
                <li key={field.id}>
                  <Box
                    component={Link}
                    to={listAddress('results', { scope: field.id })}
                    sx={{
                      display: 'flex',
                      gap: 1,
                      py: 0.625,
                      color: 'text.primary',
                      textDecoration: 'none',
                      fontSize: '0.9375rem',
                      '&:hover': { color: 'brand.text' },
                    }}
                  >
                    <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                      {pickName(lang, field.name, field.name_en)}
                    </Box>
                    {field.n === null ? null : (
                      <Box
                        component="span"
                        sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
                      >
                        {field.n}
                      </Box>
                    )}
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
