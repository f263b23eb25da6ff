import Box from '@mui/material/Box';
import { pickName, useLang } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { RichText } from '../../kit/layout/RichText';

interface TextPreviewProps {
  title: unknown;
  titleEn?: unknown;
  cover: unknown;
  html: unknown;
  htmlEn?: unknown;
}

const told = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A title, its picture and a rich text, as visitors would see them. */
export function TextPreview({ title, titleEn, cover, html, htmlEn }: TextPreviewProps) {
  const { lang } = useLang();
  const addressOf = useFileAddress();
  return (
    <>
      <Box sx={{ fontSize: '1.5rem', fontWeight: 700, overflowWrap: 'anywhere', mb: 2 }}>
        {pickName(lang, told(title), told(titleEn))}
      </Box>
      {told(cover) ? (
        <Box
          component="img"
          src={addressOf(told(cover))}
          alt=""
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, borderRadius: 2, mb: 2 }}
        />
      ) : null}
      <RichText html={pickName(lang, told(html), told(htmlEn))} />
    </>
  );
}
