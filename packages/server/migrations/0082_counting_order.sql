-- expand
-- Polish letters, and numbers within names as people count them: etap 2 before etap 10 (docs/decisions/0104).
create collation if not exists counting (provider = icu, locale = 'pl-u-kn-true');
