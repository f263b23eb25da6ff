import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Theme, ThemeProvider, unstable_createBreakpoints, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import words from '../../i18n/publish';
import progressWords from '../../i18n/publishProgress';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { DetailContent } from '../catalog/DetailContent';
import { Lead } from '../catalog/detailBlocks';
import type { DetailBase, PublishedView } from '../catalog/types';
import type { RegionStep } from '../fields';
import { useStepNames } from '../fields/regions';
import type { AttachedFile, PreviewDialogProps, WizardValues } from './types';

/** What the two kinds' fields have in common, as a form holds them. */
interface Typed {
  name: string;
  name_en: string;
  summary_en: string;
  cover: string;
  profile: string;
  contacts: string;
  contacts_tel: string;
  complete_time: string;
}

const filesOf = (attachments: readonly AttachedFile[], type: 'enclosure' | 'covers') =>
  attachments
    .filter((file) => (file.type ?? 'enclosure') === type)
    .map(({ fileShowName, url, suffix, size }) => ({
      ...{ file_name: fileShowName, file_path: url, file_suffix: suffix, size },
    }));

/**
 * The part of a page that both kinds make of a form alike.
 * @param place where the item is; empty for one from abroad
 * @param country the country of one from abroad
 */
export function usePreview(
  values: WizardValues,
  typed: Typed,
  place: readonly RegionStep[],
  country: string | null,
): DetailBase<never> {
  const names = useStepNames(place);
  const scopes = useRows(
    ['scopes', 'named'],
    { table: 'scope', columns: ['id', 'name', 'name_en'], where: { id: { in: values.scopes } }, pageSize: 100 },
    { enabled: values.scopes.length > 0, silent: true },
  );
  const region = names.join(' ');
  return {
    ...{ code: null, summary: '', name: typed.name, cover: typed.cover || null, profile: typed.profile },
    ...{ name_en: typed.name_en || null, summary_en: typed.summary_en || null },
    covers: filesOf(values.attachments, 'covers').map(({ file_path }) => file_path),
    ...{ add_time: null, release_time: null, update_time: null, complete_time: typed.complete_time || null },
    scope: scopes.data?.records ?? [],
    ...{ unit: null, org: null, org_name: values.organization.name || null, org_name_en: null },
    ...{ region_name: region, region_name_en: region, org_country: country },
    files: filesOf(values.attachments, 'enclosure'),
    contact: typed.contacts
      ? { contacts: typed.contacts, contacts_tel: typed.contacts_tel, source: 'publisher' }
      : null,
    ...{ similar: [], platform: 'THTT', preview: true, draft: true },
  };
}

interface ItemPreviewProps<C, D extends DetailBase<C>> extends Pick<PreviewDialogProps, 'close'> {
  view: PublishedView<C, D>;
  item: D;
  missing: readonly string[];
}

/** The page of an item that is being written, over its form: from here it is submitted, or written on. */
export function ItemPreview<C, D extends DetailBase<C>>({ view, item, missing, close }: ItemPreviewProps<C, D>) {
  const text = useText(words);
  const sizes = useText(progressWords).preview;
  const [size, setSize] = useState<'wide' | 'phone'>('wide');
  // A phone shows what a phone shows.
  const choice = useMediaQuery(useTheme().breakpoints.up('md'));
  const page = <WrittenPage view={view} item={item} />;
  return (
    <AppDialog
      title={text.previewTitle}
      width={1200}
      actions={
        <>
          <Button variant="outlined" onClick={() => close()}>
            {text.previewBack}
          </Button>
          <Button variant="contained" onClick={() => close('submit')}>
            {sizes.submit}
          </Button>
        </>
      }
    >
      {choice ? (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label={sizes.size}
          value={size}
          onChange={(_event, next: typeof size | null) => next && setSize(next)}
          sx={{ mb: 2, display: 'flex', justifyContent: 'center' }}
        >
          {(['wide', 'phone'] as const).map((each) => (
            <ToggleButton
              key={each}
              value={each}
              sx={{
                textTransform: 'none',
                minHeight: 40,
                px: 3,
                '&.Mui-selected': { color: 'brand.text', fontWeight: 650 },
              }}
            >
              {sizes[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : null}
      {missing.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {sizes.missing(missing)}
        </Alert>
      ) : null}
      {choice && size === 'phone' ? <PhoneWindow>{page}</PhoneWindow> : page}
    </AppDialog>
  );
}

/** The head of the public page and all below it. */
function WrittenPage<C, D extends DetailBase<C>>({ view, item }: { view: PublishedView<C, D>; item: D }) {
  const text = useText(words);
  const { made } = useText(progressWords).preview;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 3 }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 184, flex: 'none' }}>
          <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
            <Cover name={item.name || text.previewUnnamed} scopes={item.scope} image={item.cover} eager />
          </Box>
          {item.cover ? null : <Box sx={{ mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>{made}</Box>}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
            {item.name || text.previewUnnamed}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            <Lead item={item} />
          </Box>
        </Box>
      </Box>
      <DetailContent view={view} id="" item={item} />
    </>
  );
}

/** Wider than any window: nothing inside is laid out for more than a phone. */
const NARROW = unstable_createBreakpoints({ values: { xs: 0, sm: 1e5, md: 2e5, lg: 3e5, xl: 4e5 } });
const narrow = (theme: Theme): Theme => ({ ...theme, breakpoints: NARROW });

/** What stands inside is laid out as in the window of a phone. */
function PhoneWindow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: 376,
        mx: 'auto',
        p: 2,
        border: 8,
        borderColor: 'divider',
        borderRadius: 5,
        bgcolor: 'background.default',
      }}
    >
      <ThemeProvider theme={narrow}>{children}</ThemeProvider>
    </Box>
  );
}
