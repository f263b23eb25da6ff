import Box from '@mui/material/Box';
import { AUDIT } from '../../../db/contract/limits';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { StateChip } from '../../kit/layout/StateChip';

interface PreviewBannerProps {
  status: number | undefined;
  opinion: string | null | undefined;
  /** It is not submitted yet. */
  draft: boolean;
}

/** Says that this version is not public, and what the auditor wrote about it. */
export function PreviewBanner({ status, opinion, draft }: PreviewBannerProps) {
  const text = useText(catalog);
  return (
    <Box
      role="status"
      sx={{
        mb: 3,
        p: 2,
        borderRadius: 3,
        border: 1,
        borderColor: 'brand.line',
        bgcolor: 'brand.tint',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        {status === undefined ? null : <StateChip status={status} />}
        <span>{draft ? text.previewDraft : status === AUDIT.approved ? text.previewEnded : text.preview}</span>
      </Box>
      {opinion ? (
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <strong>{text.previewOpinion}: </strong>
          {opinion}
        </Box>
      ) : null}
    </Box>
  );
}
