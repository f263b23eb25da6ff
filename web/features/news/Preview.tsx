import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import words from '../../i18n/news';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { Article, useLead } from './Article';

const MANAGE = '/content/news';

/** A draft as visitors would see it, for editors, until its link ends. */
export default function NewsPreview() {
  const text = useText(words);
  const { lang } = useLang();
  const { key = '' } = useParams();
  const lead = useLead();
  const query = useApiQuery(['newsPreview'], '/v1/content/news/preview', { key }, { silent: true, staleMs: 0 });
  const way = [{ label: text.manageTitle, to: MANAGE }, { label: text.preview }];
  const { data: news, error } = query;
  if (news) {
    return (
      <Page title={pickName(lang, news.title, news.title_en)} lead={lead(news)} breadcrumbs={way}>
        <Alert severity="info" sx={{ mb: 3 }}>
          {text.previewEnds(formatMinute(news.end_time))}
        </Alert>
        <Article news={news} />
      </Page>
    );
  }
  if (error?.status === 404) {
    return (
      <Page title={text.preview} lead={text.previewGoneText} breadcrumbs={way}>
        <Button component={Link} to={MANAGE} variant="outlined">
          {text.backToManage}
        </Button>
      </Page>
    );
  }
  return (
    <Page title={text.preview} breadcrumbs={way}>
      {error ? <ErrorState text={error.msg} onRetry={() => void query.refetch()} /> : <LoadingState count={8} />}
    </Page>
  );
}
