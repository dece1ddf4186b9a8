-- expand
-- What formulas of own fields may count with (0166): said in the contract, beside each field.
call count_with('issueCustom', 'issue', array['dateRealization', 'dateRealizationEstimation', 'timeRequired', 'promisedAnswer',
  'answeredAt', 'promisedDone', 'doneAt', 'assignDate', 'created']);
