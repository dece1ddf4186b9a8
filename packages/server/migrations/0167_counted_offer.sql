-- expand
-- What formulas of own fields may count with (0166): said in the contract, beside each field.
call count_with('offerCustom', 'offer', array['value', 'submission', 'validTo', 'created']);
