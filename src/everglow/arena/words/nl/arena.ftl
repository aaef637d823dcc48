### Waarom een toernooi niet kan worden gespeeld.

workers_died = werkprocessen zijn { $times } keer uitgevallen zonder een partij af te maken; de eerste die ontbreekt is partij { $game }

cluster_died = werkprocessen van het Ray-cluster zijn { $times } keer uitgevallen in dezelfde partij

ray_missing = --ray heeft Ray nodig; installeer het met: pip install 'everglow[ray]'

ray_unreachable = geef het adres van een Ray-cluster, of { $local }, niet ‘{ $address }’: { $error }
