import { defineText } from '../kit/i18n';
import en from './en/pushRecords';
import zh from './zh/pushRecords';

export default defineText(zh, en);
