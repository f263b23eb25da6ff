import { defineText } from '../../db/contract/words';

export default defineText({
  releaseResult: ['发布成果', 'Release result'],
  releaseDemand: ['发布需求', 'Release demand'],
  save: ['保存', 'Save'],
  submit: ['提交', 'Submit'],
  previous: ['上一步', 'Back'],
  next: ['下一步', 'Next'],
  releaseSuccess: ['发布成功', 'release success'],
  modified: ['修改成功', 'modified successfully'],
  deleted: ['删除成功', 'deleted successfully'],
});
