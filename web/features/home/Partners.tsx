import Box from '@mui/material/Box';
import type { Partner } from '../../../db/contract/home';
import { WebSite } from '../../domain/catalog/WebSite';
import words from '../../i18n/homeSections';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Monogram } from '../../kit/layout/Monogram';
import { Section } from '../../kit/layout/Section';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Organisations that publish here; those with a site of their own lead to it. */
export function Partners({ partners }: { partners: Partner[] }) {
  const text = useText(words);
  const { lang } = useLang();
  if (partners.length === 0) return null;
  return (
    <Section title={text.partners} hint={text.partnersHint}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {partners.map((partner) => (
          <Box
            key={partner.organization_id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              px: 2,
              py: 1.5,
              minHeight: 60,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2.5,
              overflowWrap: 'anywhere',
              '& a': {
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { color: 'brand.text', textDecoration: 'underline' },
              },
            }}
          >
            <Monogram name={partner.name} logo={partner.logo} size={36} />
            <Box component="span" sx={twoLines}>
              <WebSite address={partner.web_site} verified={partner.verified}>
                <span lang={lang === 'en' && !partner.name_en ? 'zh' : undefined}>
                  {pickName(lang, partner.name, partner.name_en)}
                </span>
              </WebSite>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
