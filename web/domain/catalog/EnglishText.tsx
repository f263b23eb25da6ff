import Box from '@mui/material/Box';
import catalog from '../../i18n/catalog';
import { useLang, useText } from '../../kit/i18n';
import { PlainText } from '../../kit/layout/PlainText';
import { Section } from '../../kit/layout/Section';

/** On English pages: what the publisher says in English, or that there is none. */
export function EnglishText({ item }: { item: { name_en: string | null; summary_en: string | null } }) {
  const text = useText(catalog);
  if (useLang().lang !== 'en') return null;
  if (!item.name_en && !item.summary_en) {
    return (
      <Box role="note" sx={{ mb: 2, p: 2, borderRadius: 2, bgcolor: 'brand.tint' }}>
        {text.chineseOnlyHint}
      </Box>
    );
  }
  return item.summary_en ? (
    <Section title={text.inEnglish} card>
      <PlainText text={item.summary_en} />
    </Section>
  ) : null;
}
