import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ItemOrganization } from '../../../db/contract/cards';
import type { PublicFile } from '../../../db/contract/catalog';
import { slug } from '../../../db/contract/items';
import { isWebSite } from '../../../db/contract/web-address';
import catalog from '../../i18n/catalog';
import { openDialog } from '../../kit/dialogs';
import { inChinese, labelled, pickName, useLang, useText } from '../../kit/i18n';
import { FileList, shownFile } from '../../kit/layout/FileList';
import { formatDay } from '../../kit/layout/format';
import { BuildingIcon, CalendarIcon } from '../../kit/layout/icons';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import type { DetailBase } from './types';
import { VerifiedMark } from './VerifiedMark';
import { VideoCards } from './VideoCards';
import { WebSite } from './WebSite';
import { usePlace, useScopeNames } from './words';

const lineLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: 18 },
} as const;

/** Under the name: who offers it, since when, in which fields. */
export function Lead<C>({ item }: { item: DetailBase<C> }) {
  const text = useText(catalog);
  const scopeNames = useScopeNames();
  const { lang } = useLang();
  const org = pickName(lang, item.org?.name ?? item.org_name, item.org?.name_en ?? item.org_name_en);
  const fields = scopeNames(item.scope).join(text.separator);
  return (
    <Box component="span" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        {org ? (
          <Box component="span" sx={lineLook}>
            <BuildingIcon aria-hidden />
            <span>
              <span {...inChinese(org)}>{org}</span> {item.org ? <VerifiedMark verified={item.org.verified} /> : null}
            </span>
          </Box>
        ) : null}
        {item.release_time ? (
          <Box component="span" sx={lineLook}>
            <CalendarIcon aria-hidden />
            {text.published} {formatDay(item.release_time)}
          </Box>
        ) : null}
        {item.code ? (
          <span>
            {text.code} <span>{item.code}</span>
          </span>
        ) : null}
      </Box>
      {fields ? <span>{labelled(text.scope, fields)}</span> : null}
    </Box>
  );
}

export function OrgProfile({ org }: { org: ItemOrganization | null }) {
  const text = useText(catalog);
  const place = usePlace()(org);
  const { lang } = useLang();
  const name = pickName(lang, org?.name, org?.name_en);
  if (!org || !(org.profile || org.web_site)) return null;
  return (
    <Section title={text.orgProfile} card>
      <Box
        component={Link}
        to={`/organizationDetail/${org.organization_id}/${slug(org.name)}`}
        sx={{
          display: 'inline-block',
          overflowWrap: 'anywhere',
          fontWeight: 600,
          color: 'brand.text',
          py: { xs: 1.25, sm: 0 },
          mb: { xs: 0, sm: 1 },
        }}
      >
        <span {...inChinese(name)}>{name}</span>
      </Box>
      <Box sx={{ mb: 1 }}>
        <VerifiedMark verified={org.verified} />
      </Box>
      {place ? <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>{place}</Box> : null}
      <RichText html={org.profile} />
      {isWebSite(org.web_site) ? (
        <Box sx={{ mt: 1.5 }}>
          <WebSite address={org.web_site} verified={org.verified}>
            {text.webSite}
          </WebSite>
        </Box>
      ) : null}
    </Section>
  );
}

/** As many files as the page shows; all of them stand in a dialog. */
const SHOWN_FILES = 5;

export function Attachments({ files }: { files: PublicFile[] | null | undefined }) {
  const text = useText(catalog);
  if (!files || files.length === 0) return null;
  const shown = files.map(shownFile);
  return (
    <Section title={text.attachments} card>
      <VideoCards files={files} />
      <FileList files={shown.slice(0, SHOWN_FILES)} />
      {shown.length > SHOWN_FILES ? (
        <Button
          className="no-print"
          sx={{ mt: 1.5 }}
          onClick={() => void openDialog('filesList', { files: shown, title: text.attachments })}
        >
          {text.allFiles(shown.length)}
        </Button>
      ) : null}
    </Section>
  );
}
