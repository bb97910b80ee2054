-- Every worker lists what has been added since it last asked, where one of them used to list it for all (listed_at).
create index erasures_by_time on erasures (at);
