import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isWebSite } from '../../../db/contract/web-address';
import { Gallery } from '../../domain/catalog/Gallery';
import { usePlaceName } from '../../domain/catalog/places';
import { useSession } from '../../domain/session';
import words from '../../i18n/stars';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDay } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { ErrorState } from '../../kit/layout/States';
import { StarActions } from './StarActions';
import type { Star } from './stars';

const NOT_FOUND = 404;

/** Where a star site is to be found: an address of the web in a tab of its own, a page of this site here. */
function Visit({ star }: { star: Star }) {
  const text = useText(words);
  const { url, name } = star;
  if (!url) return null;
  const look = { variant: 'contained', 'aria-label': text.visitOf(name) } as const;
  return isWebSite(url) ? (
    <Button {...look} href={url} target="_blank" rel="noopener">
      {text.visit}
    </Button>
  ) : (
    <Button {...look} component={Link} to={url}>
      {text.visit}
    </Button>
  );
}

/** One star site (core§7). */
export default function StarShow() {
  const { id = '' } = useParams();
  const text = useText(words);
  const navigate = useNavigate();
  const { has, ready } = useSession();
  const edits = has('content-admin');
  const query = useApiQuery<Star>(['stars', 'info'], '/ns/star/info', { id }, { enabled: ready, silent: true });
  const star = query.data;
  const place = usePlaceName([star?.area_code ?? null])(star?.area_code ?? null);
  const list = { label: text.title, to: '/stars' };
  if (!star) {
    const gone = query.error?.status === NOT_FOUND;
    return (
      <Page title={text.title} breadcrumbs={[list]} lead={gone ? text.gone : undefined}>
        {gone ? (
          <Button component={Link} to="/stars" variant="outlined">
            {text.back}
          </Button>
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState count={6} />
        )}
      </Page>
    );
  }
  const built = star.build_count > 0 ? text.built(star.build_count, formatDay(star.build_time)) : text.unbuilt;
  return (
    <Page
      title={star.name}
      breadcrumbs={[list, { label: star.name }]}
      lead={place}
      actions={
        <>
          {edits ? <StarActions star={star} onRemoved={() => void navigate('/stars')} /> : null}
          <Visit star={star} />
        </>
      }
    >
      <DetailLayout
        main={
          <>
            <Gallery name={star.name} images={[star.cover]} />
            <Section title={text.profile} card>
              {star.profile ? <RichText html={star.profile} /> : text.noProfile}
            </Section>
          </>
        }
        aside={
          place || edits ? (
            <Section title={text.facts} card>
              <FactList
                facts={[
                  { label: text.place, value: place },
                  ...(edits ? [{ label: text.state, value: star.is_open ? text.open : text.closed }] : []),
                  ...(edits ? [{ label: text.builds, value: built }] : []),
                ]}
              />
            </Section>
          ) : null
        }
      />
    </Page>
  );
}
